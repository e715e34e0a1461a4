import { version } from './version.js';

interface Defined extends CustomElementConstructor {
  readonly version?: string;
}

/** The constructors of this copy that each registry already knows. */
const known = new WeakMap<CustomElementRegistry, Set<CustomElementConstructor>>();
const told = new Set<string>();

/**
 * Defines a tag once. The first definition wins, whether from this copy of the kit or another; a
 * class that already has a tag is defined under a further one through a subclass.
 */
export function defineOnce(
  tag: string,
  registry: CustomElementRegistry,
  element: CustomElementConstructor,
): void {
  const there = registry.get(tag) as Defined | undefined;
  if (there) {
    const same = there === element || there.prototype instanceof element;
    const whose = there.version ? `Hourhand ${there.version}` : 'other code';
    // One line for a whole kit that is there already; for another's element, one for its tag.
    const about = there.version ? whose : tag;
    if (same || told.has(about)) return;
    told.add(about);
    console.warn(`<${tag}> is already defined by ${whose}; Hourhand ${version} leaves it alone`);
    return;
  }
  const used = known.get(registry) ?? new Set();
  known.set(registry, used);
  // The page may have defined the class by itself, under a name of its own.
  const hasTag = used.has(element) || Boolean(registry.getName?.(element));
  const chosen = hasTag ? class extends element {} : element;
  registry.define(tag, chosen);
  used.add(element);
}
