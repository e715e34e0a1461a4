import { createContext } from '@lit/context';

/** Settings by attribute name, as the page set them. */
export type SharedSettings = Readonly<Record<string, string>>;

/**
 * All copies of the kit on a page share this key. Its number changes with the type of the value, so
 * that incompatible copies ignore each other.
 */
export const settingsContext = createContext<SharedSettings>(Symbol.for('hourhand.settings.1'));
