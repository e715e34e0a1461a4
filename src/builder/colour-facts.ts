/** The colours of a game that an author can choose, and what each has to be told apart from. */

/** Contrasts that WCAG 2.2 wants, of text and of marks or large figures. */
const [TEXT, MARK] = [4.5, 3];

export interface ColourFact {
  /** The custom property. */
  readonly property: string;
  /** Without the part that all have in common. */
  readonly name: string;
  readonly meaning: string;
  /** What is seen on what. */
  readonly pair: string;
  readonly needs: number;
  /** Whether it is what lies below, of the two. */
  readonly isGround: boolean;
  /** What shows the two: a text, a figure of the dial, a suit, a ring around a card, or a back. */
  readonly sample: 'Aa' | '12' | 'Q' | 'ring' | 'back' | 0 | 1 | 2 | 3;
  /** Only with `faces="four-color"`. */
  readonly fourColour?: boolean;
}

const fact = (
  name: string,
  meaning: string,
  pair: string,
  needs: number,
  sample: ColourFact['sample'],
  more: Partial<ColourFact> = {},
): ColourFact => ({
  property: `--solitaire-${name}`,
  name,
  meaning,
  pair,
  needs,
  sample,
  isGround: false,
  ...more,
});

const ground = { isGround: true };
const fourColour = { fourColour: true };

export const colourFacts: readonly ColourFact[] = [
  fact('ink', 'Text, numerals, hands and lines.', 'text on the table', TEXT, 'Aa'),
  fact('background', 'The table: a colour or a gradient.', 'text on the table', TEXT, 'Aa', ground),
  fact('dial', 'The dial, where the game has one.', 'numerals on the dial', MARK, '12', ground),
  fact('accent', 'What is lit, picked up, last or a target.', 'marks on the table', MARK, 'ring'),
  fact('card-paper', 'The cards: a plain colour.', 'suits on the card', TEXT, 'Q', ground),
  fact('card-black', 'Spades and clubs.', 'spades on the card', TEXT, 3),
  fact('card-red', 'Hearts and diamonds.', 'hearts on the card', TEXT, 2),
  fact('card-clubs', 'Clubs, in four colours.', 'clubs on the card', TEXT, 0, fourColour),
  fact('card-diamonds', 'Diamonds, in four.', 'diamonds on the card', TEXT, 1, fourColour),
  fact('back', 'The backs of the cards.', 'hands on the back', MARK, 'back', ground),
  fact('back-ink', 'What is drawn on the backs.', 'hands on the back', MARK, 'back'),
];

/** The colours by their custom properties. */
export type Colours = Readonly<Record<string, string>>;
