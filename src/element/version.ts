// Made by `npm run generate` from package.json.

/** The version of the kit. */
export const version = '0.1.0';
