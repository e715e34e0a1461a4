/**
 * One colour for light and dark schemes. Dark Reader, an extension that darkens pages, changes plain colours and
 * leaves those alone: so the inks of cards stay what they are, as their paper does.
 */
export const always = (colour: string): string => `light-dark(${colour}, ${colour})`;
