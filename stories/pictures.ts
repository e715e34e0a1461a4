/** In which sizes, schemes and themes the stories are drawn and compared: see scripts/pictures.mjs. */

/** Small phones, phones both ways, an article’s column, a tablet and a desk. */
const LIGHT: readonly string[] = [
  ...['200x720', '300x720', '360x720', '390x844', '680x800', '768x1024', '844x390'],
  '1280x800',
];

/** Every position of a game. */
export const pictures = { light: LIGHT, dark: ['390x844', '1280x800'] };

/** The story that shows most of a game: on a wall, and in every theme too. */
export const mostPictures = {
  pictures: { light: [...LIGHT, '3840x2160'], themes: ['felt', 'wood', 'paper', 'night'] },
};

/** A story that is opened, played and checked by axe, but has no picture. */
export const noPictures = { pictures: { light: [], dark: [] } };
