type Attributes = Readonly<Record<string, string | number>>;

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
