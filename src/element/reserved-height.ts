import { type Arrangement, bonuses, naturalWidth, TOUCHABLE } from '../board/geometry/arrange.js';

/** More pixels than any board is high. */
export const MANY = '1e5px';
/** Makes more of it than {@link MANY} of the least difference that counts. */
const STEEP = '1e8';
/** Pixels by which a card may be too narrow, because browsers round. */
const TOLERANCE = 0.001;
export const number = (value: number): string => String(Number(value.toFixed(4)));
/**
 * Lengths that browsers compute once for each tag: the height that can be seen at once, the most that the page
 * allows, and for each arrangement how wide its cards are if all of it is seen, and how wide they may be. Firefox before
 * 128 can't: it puts in their text wherever they are used, which gives the same heights and takes longer. These names
 * are known to the whole page, shadow roots included, so no other style sheet may use them.
 */
export const computed = (name: string): string => `--_hh${name}`;
const ROOM = `var(${computed('r')})`;
const MOST = `var(${computed('m')})`;
/** How an arrangement is rated: by the width of its cards, where all of it is seen before where it isn't. */
interface Rated {
  readonly kind: Arrangement['kind'];
  /** Its width, and all else that its rating depends on besides its height. */
  readonly width: string;
  readonly height: string;
  /** How wide its cards may be for the height that there is. */
  readonly widest: string;
  /** How wide they are if all of it is seen; far too little if that is too narrow. */
  readonly seen: string;
  readonly rating: (widest: string, seen: string) => string;
}

/**
 * Like `choose` in arrange.ts, but in CSS: declarations that give `--_board` the height of the arrangement
 * with the best rating. Ratings are properties, because they are needed several times. What a property holds is
 * put in as text wherever it is used, and browsers take their time to read it, for each tag. So what depends on the
 * window alone is not written into each rating, no minimum is within another, and arrangements of the same width have
 * one rating where they are compared with others.
 */
export function boardHeight(arrangements: readonly Arrangement[]): string {
  const declarations: string[] = [];
  const declare = (name: string, value: string): string => {
    declarations.push(`${name}: ${value};`);
    return `var(${name})`;
  };
  const bonus = bonuses(arrangements);
  const rated = arrangements.map(({ kind, width, height, minCard = 0 }, i): Rated => {
    const [across, h] = [`100% / ${number(width)}`, number(height)];
    const fit = `${ROOM} / ${h}`;
    const more = `${bonus[i]! / 1e4}e4px`;
    const tooNarrow = (cards: string): string =>
      minCard > 0 ? `, (${cards} - ${minCard - TOLERANCE}px) * ${STEEP}` : '';
    return {
      kind,
      width: `${across}${more}${minCard}`,
      // Not a product of the width, which browsers round.
      height: `min(${across} * ${h}, max(${ROOM}, ${number(TOUCHABLE * height)}px), ${MOST})`,
      widest: declare(computed(`w${i}`), `min(max(${fit}, ${TOUCHABLE}px), ${MOST} / ${h})`),
      seen: declare(computed(`s${i}`), `min(${fit}${tooNarrow(fit)})`),
      rating: (widest, seen) =>
        `max(min(${across}, ${widest}), min(${across} + ${more}, ${seen} + ${more}${tooNarrow(across)}))`,
    };
  });
  const most = (values: readonly string[]): string =>
    values.length > 1 ? `max(${values.join(', ')})` : values[0]!;
  /** The ratings that have been declared, by their values. */
  const ratings = new Map<string, string>();
  /** The best rating of some that differ in their heights alone. */
  const ratingOf = (alike: readonly Rated[]): string => {
    const [widest, seen] = (['widest', 'seen'] as const).map((name) =>
      most(alike.map((one) => one[name])),
    );
    const value = alike[0]!.rating(widest!, seen!);
    const known = ratings.get(value) ?? declare(`--_r${ratings.size}`, value);
    ratings.set(value, known);
    return known;
  };
  /** The best rating of some, where none of a kind that is left out counts. */
  const bestRating = (some: readonly Rated[], isOneKind: boolean): string =>
    most(
      (['dial', 'rows'] as const).flatMap((kind) => {
        const all = some.filter((one) => one.kind === kind);
        if (all.length === 0) return [];
        const widths = [...new Set(all.map(({ width }) => width))];
        const alike = widths.map((width) => all.filter((one) => one.width === width));
        const best = most(alike.map(ratingOf));
        return [isOneKind ? best : `${best} * var(--_${kind}, 1)`];
      }),
    );
  let count = 0;
  /** The height of the best of some; of equals the first. Halves are compared, which makes the text much shorter. */
  const best = (some: readonly Rated[]): string => {
    if (some.length === 1) return some[0]!.height;
    const half = some.length >> 1;
    const [one, other] = [some.slice(0, half), some.slice(half)];
    const isOneKind = some.every(({ kind }) => kind === some[0]!.kind);
    const [rating, others] = [one, other].map((each) => bestRating(each, isOneKind));
    const difference = `(${others!} - ${rating!}) * ${STEEP}`;
    const better = declare(`--_b${count++}`, `clamp(0px, ${difference}, ${MANY})`);
    return `max(min(${best(other)}, ${better}), ${best(one)} - ${better})`;
  };
  declare('--_board', `calc(${best(rated)})`);
  return declarations.join(' ');
}

/** The natural width: that of the first arrangement of a kind that is not left out. */
export function natural(arrangements: readonly Arrangement[]): string {
  const [first, other] = (['dial', 'rows'] as const)
    .filter((kind) => arrangements.some((one) => one.kind === kind))
    .sort((a) => (a === arrangements[0]?.kind ? -1 : 1));
  if (!first || !other) return `${naturalWidth(arrangements, 'auto')}px`;
  const [width, otherwise] = [first, other].map((kind) => naturalWidth(arrangements, kind));
  return `calc(${otherwise}px + var(--_${first}, 1) * ${width! - otherwise!}px)`;
}
