/** The attributes of an element. */
export type Attributes = Readonly<Record<string, string | number>>;

function setUp<T extends Element>(element: T, attributes: Attributes, parent?: Element): T {
  for (const name in attributes) element.setAttribute(name, `${attributes[name]}`);
  parent?.append(element);
  return element;
}

/** Creates an element, by default a `div`, in its parent if one is given. */
export const makeElement = (attributes: Attributes, parent?: Element, name = 'div'): HTMLElement =>
  setUp(document.createElement(name), attributes, parent);

/** Creates an SVG element. */
export const makeSvg = (name: string, attributes: Attributes, parent?: Element): SVGElement =>
  setUp(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, parent);

/** A drawing as data, which needs no page: the name of an element, its attributes, and what is in it. */
export type Shape = readonly [name: string, attributes: Attributes, inside?: readonly Shape[]];

/** Creates the elements of a drawing. */
export function makeShape([name, attributes, inside = []]: Shape, parent?: Element): SVGElement {
  const element = makeSvg(name, attributes, parent);
  for (const one of inside) makeShape(one, element);
  return element;
}
