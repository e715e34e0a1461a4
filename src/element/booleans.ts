/**
 * Booleans are off when absent, and `="false"` is off. Frameworks set the property to the attribute's
 * text: Vue makes `winnable` in a template the empty string.
 */
export const isOn = (value: unknown): boolean => value === '' || (!!value && value !== 'false');

/** Values that mean off to people, and turn a boolean on: only `false` does not. */
export const MEANS_OFF = /^(?:no|none|off|never|0)$/i;

/**
 * Defines a property that returns a boolean, whatever it was set to. Not by overriding what makes Lit's
 * accessors: in development Lit would warn of that on every page.
 * @param prototype of the class whose elements get it
 */
export function defineBoolean(prototype: object, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get() {
      return isOn(this['_' + name]);
    },
    set(value) {
      const before = this[name];
      this['_' + name] = value;
      this.requestUpdate(name, before);
    },
  });
}
