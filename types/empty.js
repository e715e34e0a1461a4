// Made by `npm run analyze` from what custom-elements.json says.

// The entries of frameworks have types alone.
export {};
