/**
 * In which sizes, schemes and themes the stories are drawn and compared: see scripts/pictures.mjs. There are
 * few pictures, each for a reason, so that each one that changes is looked at.
 */

const draw = (
  light: readonly string[],
  dark: readonly string[] = [],
): { pictures: { light: readonly string[]; dark: readonly string[] } } => ({
  pictures: { light, dark },
});

/** A story that is opened, played and checked by axe, but has no picture. */
export const noPictures = draw([]);

/** All piles, at a desk. */
export const openingPictures = draw(['1280x800']);

/** Every arrangement: a side bar, a phone both ways, a tablet, and a desk in the dark. */
export const middlePictures = draw(['200x720', '390x844', '768x1024', '844x390'], ['1280x800']);

/**
 * The same, and the game in which one of the themes is drawn, light and dark.
 * @param theme its name
 */
export const themedPictures = (
  theme: string,
): {
  pictures: { light: readonly string[]; dark: readonly string[]; themes: readonly string[] };
} => ({
  pictures: { ...middlePictures.pictures, themes: [theme] },
});

/** The end of a game: a phone. */
export const endPictures = draw(['390x844']);

/** A won board: a phone, and a desk in the dark. */
export const wonPictures = draw(['390x844'], ['1280x800']);

/** A lost board: a desk, and a phone in the dark. */
export const lostPictures = draw(['1280x800'], ['390x844']);

/** A dialog: a phone, and a desk in the dark. */
export const dialogPictures = draw(['390x844'], ['1280x800']);
