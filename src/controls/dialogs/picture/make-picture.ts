/** A picture of the board as files. */
import { hasOwnFont, hasOwnLook, ownColours } from '../../../board/page-look.js';
import { oddsTable } from '../../../game/odds-table.js';
import { drawPoster } from '../../../poster/draw.js';
import { dealCode } from '../../../rules/notation/deal-code.js';
import type { DialogHost } from '../dialog.js';
import { letterLine } from '../letters.js';

export interface Picture {
  /** The name of its files, without the ending. */
  readonly name: string;
  readonly alt: string;
  readonly svg: string;
}

/** Whether an element is drawn for a dark scheme. */
function isDark(element: Element): boolean {
  const { colorScheme } = getComputedStyle(element);
  const able = (scheme: string): boolean => colorScheme.split(' ').includes(scheme);
  return able('dark') && (!able('light') || matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Draws the board as it stands, in its theme, with what is to be known of it in the corners. */
export async function makePicture(host: DialogHost): Promise<Picture> {
  const { play, words, element, setting, layout, look } = host;
  const { picture: say } = words;
  const { rules, state, moveCount, dealNumber, tokens } = play.shown;
  const { session, dealer } = play;
  const { status } = rules.outcome(state);
  const day = dealNumber === session.dealNumber ? session.history.opening.day : undefined;
  const code = dealNumber === null ? '' : dealCode(rules.game, dealNumber);
  const number = code && play.words.dealNumber(code);
  const result =
    status === 'won'
      ? say.won(moveCount)
      : status === 'lost'
        ? say.lost
        : moveCount > 0
          ? say.playing(moveCount)
          : await chances(host);
  // A theme that the player has chosen yields to a look that the page has of its own.
  const theme = hasOwnLook(element) ? setting('theme', {}) : setting('theme');
  const { lang } = play.words;
  const captions = [play.words.gameName(rules.game), number, result, say.date(day ?? dealer.today)];
  const { faces, hand } = look();
  const alt = say.alt(rules.game, result || number);
  const drawn = {
    theme,
    scheme: isDark(element) ? 'dark' : 'light',
    colours: ownColours(element),
    faces: faces.filter(Boolean),
    hand,
    title: alt,
    captions: captions.map((text) => text.toLocaleUpperCase(lang)),
  } as const;
  const letter = hasOwnFont(element) ? undefined : letterLine;
  const svg = drawPoster({ rules, state, tokens }, layout, drawn, 'HOURHAND', letter);
  return { name: [rules.game, day ?? code].filter(Boolean).join('-').toLowerCase(), alt, svg };
}

/** How many deals can be won, without the full stop; empty if it is not known. */
async function chances({ play, words }: DialogHost): Promise<string> {
  const { rules } = play.shown;
  const { game, options, noChoices = false } = rules;
  const part = await play.load(oddsTable, false);
  const found = part?.odds[game]?.[Object.values(options).join(' ')];
  if (!found) return '';
  const [share, sure, oneIn] = found;
  return words.odds({ share, noChoices, sure: sure === 1, oneIn }).replace(/\.$/, '');
}

/** Its address, for the dialog and for what makes a PNG of it: a page's policy has to allow one kind alone. */
export const addressOf = ({ svg }: Picture): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const svgFile = ({ svg }: Picture): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** @returns undefined if none can be made, because of the browser or of the page's policy */
export async function pngFile(picture: Picture): Promise<Blob | undefined> {
  try {
    const image = new Image();
    image.src = addressOf(picture);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'),
    );
  } catch {
    return undefined;
  }
}
