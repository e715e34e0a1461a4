import { isTooOld } from './baseline.js';
import { version } from './version.js';

interface Defined extends CustomElementConstructor {
  readonly version?: string;
}

/** The classes that this copy of the kit has already defined in each registry. */
const defined = new WeakMap<CustomElementRegistry, Set<CustomElementConstructor>>();
const warned = new Set<string>();

/**
 * Defines a tag once. The first definition wins, whether from this copy of the kit or another; a
 * class that already has a tag is subclassed for the next one.
 */
export function defineOnce(
  tag: string,
  registry: CustomElementRegistry,
  element: CustomElementConstructor,
): void {
  if (isTooOld()) return;
  const existing = registry.get(tag) as Defined | undefined;
  if (existing) {
    const same = existing === element || existing.prototype instanceof element;
    const definer = existing.version ? `Hourhand ${existing.version}` : 'other code';
    // Another copy of the kit gets one warning for all its tags; other elements one for each tag.
    const about = existing.version ? definer : tag;
    if (same || warned.has(about)) return;
    warned.add(about);
    console.warn(
      `<${tag}> is already defined by ${definer}; Hourhand ${version} doesn’t replace it`,
    );
    return;
  }
  const used = defined.get(registry) ?? new Set();
  defined.set(registry, used);
  // The page may have defined the class itself, under another name.
  const hasTag = used.has(element) || Boolean(registry.getName?.(element));
  const chosen = hasTag ? class extends element {} : element;
  registry.define(tag, chosen);
  used.add(element);
}
