type Attributes = Readonly<Record<string, string | number>>;

function setUp<T extends Element>(element: T, attributes: Attributes, parent?: Element): T {
  for (const name in attributes) element.setAttribute(name, `${attributes[name]}`);
  parent?.append(element);
  return element;
}

/** A box of the board, `div` by its nature, in its parent where that is told. */
export const makeElement = (attributes: Attributes, parent?: Element, name = 'div'): HTMLElement =>
  setUp(document.createElement(name), attributes, parent);

/** A piece of a drawing. */
export const makeSvg = (name: string, attributes: Attributes, parent?: Element): SVGElement =>
  setUp(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, parent);
