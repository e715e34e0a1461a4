import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import '../src/hourhand.js';
import { formatGame, formatState, parseMove, rulesOf, shuffle } from '../src/rules/index.js';
import { germanClockWon, grandfathersClockWon, luck } from '../test/elements/lines.js';
import { noPictures } from './pictures.js';

/** Replays and diagrams in the text of a page. */
const meta: Meta = { title: 'Play/Article', tags: ['!autodocs'], parameters: noPictures };

export default meta;

/** A game as it is given to `replay` and, after some of its moves, to `position`. */
function game(id: string, deal: number, tokens?: readonly string[], most = 60) {
  const rules = rulesOf(id);
  const cards = shuffle(rules.pack, deal);
  const states = [rules.deal(cards)];
  const steps = [];
  for (let made = 0; made < (tokens?.length ?? most); made++) {
    const state = states[made]!;
    const read = tokens ? parseMove(rules, tokens[made]!) : undefined;
    const move = read ? read.ok && read.value : rules.moves(state)[0];
    if (!move) break;
    steps.push({ move, attached: false });
    states.push(rules.apply(state, move));
  }
  const saved = { rules, opening: { number: deal, cards }, steps, at: steps.length };
  return {
    save: formatGame({ ...saved, elapsed: 0, ends: '' }),
    after: (count: number): string => formatState(rules, states[count]!),
  };
}

const columns = game('grandfathers-clock', 21, grandfathersClockWon.moves);
const dial = game('german-clock', germanClockWon.deal, germanClockWon.moves);
const pure = game('clock', luck.clock.won);

export const Replay: StoryObj = {
  render: () =>
    html`<grandfathers-clock-solitaire replay=${columns.save} arrows="c2-h9 4:c3-h7">
      <span slot="caption">Deal 21, won in ${grandfathersClockWon.moves.length} moves.</span>
    </grandfathers-clock-solitaire>`,
};

export const Diagram: StoryObj = {
  render: () =>
    html`<grandfathers-clock-solitaire position=${columns.after(0)} arrows="c6-h12 c6-c1">
      <span slot="caption">The ten of clubs has two goals.</span>
    </grandfathers-clock-solitaire>`,
};

/** What can’t be read: the tag’s own text, and a sentence. */
export const Unreadable: StoryObj = {
  render: () =>
    html`<clock-solitaire replay="hourhand1~clock~in-place.false~19~turned-h99~1~0~~.">
      <p>Clock, deal 19.</p>
    </clock-solitaire>`,
};

const paragraph = (text: string): TemplateResult => html`<p>${text}</p>`;

/** Three replays and two diagrams among paragraphs. */
export const Page: StoryObj = {
  render: () =>
    html`<article class="sheet">
      <h1>Three clocks</h1>
      ${paragraph('In Grandfather’s Clock every card is seen from the beginning, so a game can be read like a game of chess. This one empties a column in nine moves.')}
      ${Replay.render!({}, {} as never)}
      ${paragraph('The first question comes before any move: the ten of clubs can go to the dial or to the jack in the first column. On the dial it opens the ace, and nothing needs it below.')}
      ${Diagram.render!({}, {} as never)}
      ${paragraph('In German Clock the suits follow each other round the dial. The order is decided by the first cards that fit.')}
      <german-clock-solitaire replay=${dial.save} theme="felt">
        <span slot="caption">Deal ${germanClockWon.deal}: spades first.</span>
      </german-clock-solitaire>
      ${paragraph('After fifty moves half of the dial stands.')}
      <german-clock-solitaire position=${dial.after(50)} theme="paper">
        <span slot="caption">The position after fifty moves.</span>
      </german-clock-solitaire>
      ${paragraph('And in Clock nothing is decided at all: the hand goes where the card says.')}
      <clock-solitaire replay=${pure.save} arrows="turned-h12">
        <span slot="caption">Deal ${luck.clock.won}, which goes out.</span>
      </clock-solitaire>
      ${paragraph('That is why it is the better clock for telling fortunes.')}
    </article>`,
};
