import type { SettingValues } from './setting-values.js';

/** A property for each setting; undefined leaves it to what surrounds the element. */
export type Settable = {
  -readonly [Name in keyof SettingValues]: SettingValues[Name] | undefined;
};
