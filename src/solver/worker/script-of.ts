/** The address of a script with this text. */
export const scriptOf = (code: string): string =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
