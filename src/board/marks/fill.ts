import { makeElement } from '../pieces.js';

/** Makes a layer have as many children as there are things to show; new ones get these attributes. */
export function fill(
  layer: Element,
  count: number,
  attributes: Parameters<typeof makeElement>[0],
): HTMLElement[] {
  while (layer.childElementCount > count) layer.lastElementChild!.remove();
  while (layer.childElementCount < count) makeElement(attributes, layer);
  return [...layer.children] as HTMLElement[];
}
