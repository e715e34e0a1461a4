import { propertyOf } from '../settings/index.js';
import { MEANS_OFF } from './booleans.js';
import { distance } from './similar.js';

/** What any element of HTML takes, and frameworks’ own, if it is short enough to be near one of the kit’s. */
const OTHERS =
  'class dir hidden id inert is key lang nonce part popover role slot style title'.split(' ');

/** What others call it, and near the name of something else. */
const SYNONYMS: Readonly<Record<string, string>> = { seed: 'deal' };

/** The elements that have been looked at: several games may lie in the same settings. */
const seen = new WeakSet<Element>();

/** The attributes that an element of the kit knows; undefined for any other element. */
function namesOf({ constructor }: Element): readonly string[] | undefined {
  const { observedAttributes: names } = constructor as { observedAttributes?: readonly string[] };
  // All elements of the kit take the settings.
  return names?.includes('verbosity') ? names : undefined;
}

/** Whether an attribute that is on by being there was given a value that means off to people. */
const turnsOnByNo = (element: Element, name: string): boolean =>
  MEANS_OFF.test(element.getAttribute(name)!) &&
  typeof (element as unknown as Record<string, unknown>)[propertyOf(name)] === 'boolean';

const letters = (name: string): string => name.replace(/[-_]/g, '');

/** The attribute that was probably meant; undefined if none is that similar, or if this one is known. */
export function meant(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name) || OTHERS.includes(name)) return undefined;
  const synonym = SYNONYMS[name];
  if (synonym && names.includes(synonym)) return synonym;
  // Half of the letters of a short word make another word of it.
  const most = name.length < 6 ? 1 : 2;
  const [best] = names
    .filter((one) => Math.abs(one.length - name.length) <= most)
    .map((one) => ({ one, off: distance(letters(name), letters(one)) }))
    .sort((a, b) => a.off - b.off);
  return best && best.off <= most ? best.one : undefined;
}

/**
 * Tells the page’s author once of attributes that are nearly those of a game, or of the kit’s elements around it, of one
 * that is on the wrong one of them, and of one that lacks another.
 */
export function tellMisspelt(game: Element): void {
  const own = namesOf(game) ?? [];
  // What has a game in it tells by itself what it decides.
  const { host } = game.getRootNode() as Partial<ShadowRoot>;
  for (let node: Node | null = game; node; node = node.parentNode ?? (node as ShadowRoot).host) {
    const names = node instanceof Element && !seen.has(node) ? namesOf(node) : undefined;
    if (!names) continue;
    const element = node as Element;
    seen.add(element);
    for (const name of element.getAttributeNames()) {
      const right = meant(name, names);
      const text = `<${element.localName}>: there is no attribute ${name}; did you mean ${right}?`;
      if (right) console.warn(text);
      else if (names.includes(name) && turnsOnByNo(element, name)) {
        console.warn(
          `<${element.localName}>: ${name}="${element.getAttribute(name)}" turns ${name} on; write "false", or leave it out`,
        );
      } else if (
        element !== game &&
        element !== host &&
        own.includes(name) &&
        !names.includes(name)
      ) {
        console.warn(
          `<${element.localName}>: ${name} is an attribute of games, and does nothing here`,
        );
      }
    }
    const has = (name: string): boolean => element.hasAttribute(name);
    if (has('arrows') && !has('replay') && !has('position')) {
      console.warn(
        `<${element.localName}>: arrows needs replay or position, and draws nothing without`,
      );
    }
  }
}
