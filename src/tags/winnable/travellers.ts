// Made by `node scripts/winnable.mjs travellers`; never changed once published.

/** Which of the deals 1 to 256 can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = {
  'false 52': 'gAAAARAIEABAACQEgKAACAAABAAAAAAgIBAAAAQAAAA=',
  'false 32': 'gCAIAABQAKAIAEAEgBAoBAEQAAKABIYAIBAgQAAICQA=',
  'true 52': 'gQIgARAKMATAFCQkhKBAKCgIBABoAAAgIBgkAAQACEA=',
  'true 32': 'gSYYAGPYIagKCEjWwFgoDkOUIILABcaAMRggQEotCQo=',
};
