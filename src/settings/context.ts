import { createContext } from '@lit/context';

/** Settings by attribute name, as the page gave them. */
export type SharedSettings = Readonly<Record<string, string>>;

/**
 * The key is shared by all copies of the kit on a page; the number changes when what is handed on
 * does, so that copies that don't understand each other leave each other alone.
 */
export const settingsContext = createContext<SharedSettings>(Symbol.for('hourhand.settings.1'));
