type Attributes = Readonly<Record<string, string | number>>;

function dress<T extends Element>(element: T, attributes: Attributes, parent?: Element): T {
  for (const name in attributes) element.setAttribute(name, `${attributes[name]}`);
  parent?.append(element);
  return element;
}

/** A box of the board, `div` by its nature, in its parent where that is told. */
export const box = (attributes: Attributes, parent?: Element, name = 'div'): HTMLElement =>
  dress(document.createElement(name), attributes, parent);

/** A piece of a drawing. */
export const draw = (name: string, attributes: Attributes, parent?: Element): SVGElement =>
  dress(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, parent);
