/** Pictures of positions: whole drawings in any theme, without a page, a style sheet or a font. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { layouts } from '../../src/board/layouts/all-layouts.js';
import { clockLayout } from '../../src/board/layouts/clock.js';
import { ringsOf } from '../../src/board/marks/dial.js';
import { catalogue } from '../../src/catalogue.js';
import { poster, type PosterLook } from '../../src/poster.js';
import {
  formatGame,
  formatState,
  games,
  isDown,
  rulesOf,
  shuffle,
  type Rules,
  type State,
} from '../../src/rules/index.js';
import { grandfathersClockWon } from '../elements/lines.js';

const themes = ['', 'felt', 'wood', 'paper', 'night'];

/** Positions of a game: its opening, and those on the way of the first legal moves. */
function positions(rules: Rules, deal: number, most: number): State[] {
  const states = [rules.deal(shuffle(rules.pack, deal))];
  while (states.length < most) {
    const state = states.at(-1)!;
    const moves = rules.moves(state);
    if (moves.length === 0) break;
    states.push(rules.apply(state, moves[states.length % moves.length]!));
  }
  return states;
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

/** A drawing is well formed, and says everything itself. */
function check(svg: string): void {
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^]*<\/svg>\n$/);
  assert.doesNotMatch(
    svg,
    /NaN|undefined|null|Infinity|currentColor|light-dark|var\(|class=|\[object/,
  );
  assert.doesNotMatch(
    svg,
    /@font-face|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
    'nothing is loaded',
  );
  const open: string[] = [];
  for (const [, end, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end) assert.equal(open.pop(), name);
    else if (!self) open.push(name!);
  }
  assert.deepEqual(open, []);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) assert.ok(ids.includes(id), id);
}

describe('a poster', () => {
  it('needs no page', () => assert.equal(typeof document, 'undefined'));

  for (const { id } of catalogue) {
    it(`draws any position of ${id}, in each theme`, () => {
      const rules = rulesOf(id);
      for (const [i, state] of positions(rules, 7, 60).entries()) {
        const theme = themes[i % themes.length]!;
        const scheme = i % 2 === 0 ? 'light' : 'dark';
        check(
          poster(
            { rules, state },
            { theme, scheme, faces: i % 3 === 0 ? ['large', 'four-color'] : [] },
          ),
        );
      }
    });
  }

  it('only one line is inside the rim of a dial in felt, also where plates have shades', () => {
    for (const id of ['clock', 'german-clock']) {
      const rules = rulesOf(id);
      const [state] = positions(rules, 1, 1);
      const svg = poster({ rules, state: state! }, { theme: 'felt' });
      assert.equal(count(svg, /stroke="#d8b25a" stroke-width="1"/g), 1, id);
    }
  });

  it('leaves the face free in a ring of brass around a dial', () => {
    const rules = rulesOf('clock');
    const [state] = positions(rules, 1, 1);
    const rings = clockLayout(rules.piles, 'right').flatMap(
      ({ dial }) => dial?.casing?.brass ?? [],
    );
    const paths = [...poster({ rules, state: state! }).matchAll(/<path [^>]*>/g)].map(
      ([tag]) => tag,
    );
    const drawn = paths.filter((tag) => rings.some((d) => tag.includes(`d="${d}"`)));
    assert.ok(drawn.length > 0);
    for (const tag of drawn) assert.match(tag, /fill="none"|fill-rule="evenodd"/);
  });

  for (const [id, layout] of Object.entries(layouts)) {
    it(`has all that is drawn under the cards of ${id}`, () => {
      const rules = rulesOf(id);
      const [state] = positions(rules, 7, 1);
      const svg = poster({ rules, state: state! });
      const missing = layout(rules.piles, 'right').map(
        ({ dial, ground, brass, painted = [], ornament }) =>
          [ground, brass, ...painted, ornament, ...(dial ? ringsOf(dial).map(([, d]) => d) : [])]
            // A theme without an inner rim draws none.
            .filter((d, i, all) => d && all.indexOf(d) === i && !svg.includes(` d="${d}"`)).length,
      );
      // It is one of the arrangements; two rings and the gleam of plates are for some themes only.
      assert.ok(
        Math.min(...missing) <= (layout(rules.piles, 'right')[0]!.dial ? 3 : 0),
        `${missing}`,
      );
    });
  }

  it('has lit windows and lamps in a street where all are at home', () => {
    const rules = rulesOf('hide-and-seek');
    const games = Array.from({ length: 60 }, (_, i) => positions(rules, i + 1, 60));
    const won = games
      .map((states) => states.at(-1)!)
      .find((state) => rules.outcome(state).status === 'won');
    const lights = (state: State, look: PosterLook = {}): number =>
      count(poster({ rules, state }, look), /fill="#(?:ffcb52|f5b93a|f4c968|ffd66b)"/g);
    assert.ok(won);
    assert.ok(lights(won) >= 13);
    assert.equal(lights(won, { scheme: 'dark' }), lights(won));
    assert.equal(lights(games[0]![0]!), 0);
  });

  it('has a gilded line in Travellers once all have arrived', () => {
    const rules = rulesOf('travellers');
    const lineOf = (state: State): string | undefined =>
      /stroke="([^"]+)" stroke-width="12"/.exec(poster({ rules, state }))?.[1];
    const games = Array.from({ length: 30 }, (_, i) => positions(rules, i + 1, 60));
    const won = games
      .map((states) => states.at(-1)!)
      .find((state) => rules.outcome(state).status === 'won');
    assert.ok(won && lineOf(won));
    assert.notEqual(lineOf(won), lineOf(games[0]![0]!));
    // And its stations have signs.
    const hasSigns = (state: State): boolean =>
      poster({ rules, state }).includes('stroke-width="2.4"');
    assert.deepEqual([hasSigns(won), hasSigns(games[0]![0]!)], [true, false]);
  });

  it('shows each card that can be seen, and no other', () => {
    const rules = rulesOf('grandfathers-clock');
    const [opening] = positions(rules, 21, 1);
    const cards = /<svg viewBox="0 0 100 140" width="100" height="140"/g;
    assert.equal(count(poster({ rules, state: opening! }), cards), 52);
    const clock = rulesOf('clock');
    for (const state of positions(clock, 7, 53)) {
      const up = state.piles.flat().filter((slot) => !isDown(slot)).length;
      const backs = state.piles.filter((pile) => pile.some(isDown)).length;
      assert.equal(count(poster({ rules: clock, state }), cards), up + backs);
    }
  });

  it('has the score of every pile, that of the kings too', () => {
    for (const id of ['travellers', 'hide-and-seek'] as const) {
      const rules = rulesOf(id);
      const [state] = positions(rules, 7, 1);
      // Stations have theirs in a ring, doors in their fanlights.
      const marks =
        id === 'travellers'
          ? /Z" fill="none" stroke="[^"]+" stroke-width="2.5"/g
          : /fill="none" stroke="[^"]+" stroke-width="1.7"/g;
      assert.equal(count(poster({ rules, state: state! }), marks), 13, id);
    }
  });

  it('takes a position, a saved game or the code of a link as text', () => {
    const rules = rulesOf('grandfathers-clock');
    const { deal, moves } = grandfathersClockWon;
    const states = [rules.deal(shuffle(rules.pack, deal))];
    const steps = moves.slice(0, 3).map((token) => {
      const state = states.at(-1)!;
      const move = rules.moves(state).find((one) => one.token === token)!;
      states.push(rules.apply(state, move));
      return { move, attached: false };
    });
    const opening = { number: deal, cards: shuffle(rules.pack, deal) };
    const saved = formatGame({ rules, opening, steps, at: 3, elapsed: 0, ends: '' });
    const tokens = moves.slice(0, 3);
    assert.equal(poster(saved), poster({ rules, state: states[3]!, tokens }));
    assert.equal(poster('hh2-gnsnh'), poster({ rules, state: states[0]! }));
    assert.equal(poster(formatState(rules, states[2]!)), poster({ rules, state: states[2]! }));
  });

  it('has captions in its corners, and a name', () => {
    const captions = ['A & B', undefined, '<i>', '"25"'];
    const svg = poster('hh2-cn2xn', { captions, title: 'Clock <1>' });
    check(svg);
    assert.deepEqual(
      [...svg.matchAll(/<text [^>]*text-anchor="(\w+)"[^>]*>([^<]*)</g)].map(([, at, text]) => [
        at,
        text,
      ]),
      [
        ['start', 'A &#38; B'],
        ['start', '&#60;i&#62;'],
        ['end', '&#34;25&#34;'],
      ],
    );
    assert.match(svg, /role="img"><title>Clock &#60;1&#62;<\/title>/);
    assert.match(svg, /width="1080" height="1350"/);
    check(poster('hh2-cn2xn', { width: 1200, height: 630 }));
  });

  it('has captions that do not run into each other, or out of the picture', () => {
    const odds = 'WITH BEST PLAY, AT LEAST 98 % OF ALL DEALS CAN BE WON';
    for (const captions of [
      ['CLOCK', 'NO. 19', odds, '26 NOVEMBER 2026'],
      [odds, odds, odds.repeat(2), odds],
      ['CLOCK', 'NO. 19', 'WON IN 45 MOVES', '26 NOVEMBER 2026'],
    ]) {
      const svg = poster('hh2-cn2xn', { captions });
      const boxes = [...svg.matchAll(/<text ([^>]*)>([^<]*)</g)].map(([, attributes, text]) => {
        const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes!)![1]!;
        // A capital with its spacing.
        const length = text!.length * Number(of('font-size')) * 0.8;
        const x = Number(of('x'));
        const left = of('text-anchor') === 'end' ? x - length : x;
        return { left, right: left + length, y: Number(of('y')) };
      });
      assert.equal(boxes.length, 4);
      for (const [i, one] of boxes.entries()) {
        assert.ok(one.left > 40 && one.right < 1060, `${captions[i]} is in the picture`);
        for (const other of boxes.slice(i + 1)) {
          const apart =
            Math.abs(one.y - other.y) > 20 || one.right < other.left || other.right < one.left;
          assert.ok(apart, `${captions.join(' | ')}: ${i}`);
        }
      }
    }
  });

  it('has colours of the page’s own', () => {
    const svg = poster('hh2-cn2xn', { colours: { back: '#123456', background: '#654321' } });
    check(svg);
    assert.match(svg, /fill="#123456"/);
    assert.match(svg, /stop-color="#654321"/);
  });

  it('a finished clock shows the time that it is given', () => {
    const { deal, moves } = grandfathersClockWon;
    const rules = rulesOf('grandfathers-clock');
    let state = rules.deal(shuffle(rules.pack, deal));
    for (const token of moves) {
      state = rules.apply(
        state,
        rules.moves(state).find((move) => move.token === token)!,
      );
    }
    const svg = poster({ rules, state, time: new Date(2026, 0, 1, 3, 0) });
    const turns = [...svg.matchAll(/ transform="translate\([^)]*\) rotate\((-?[\d.]+)\)"/g)];
    assert.deepEqual(
      turns.slice(0, 2).map(([, turn]) => turn),
      ['90', '0'],
      'three o’clock',
    );
    assert.equal(count(svg, /<rect /g), 13, 'the columns, which are empty, have no outlines');
  });

  it('takes colours in any form that CSS has', () => {
    for (const back of [
      '#abc',
      '#aabbcc80',
      'Navy',
      'transparent',
      'rgb(18 52 86 / 50%)',
      'hsl(210, 65%, 20%)',
      'oklch(40% 0.1 250)',
      'light-dark(rgb(1 2 3), #456)',
    ]) {
      assert.match(poster('hh2-cn2xn', { colours: { back } }), /^<svg /, back);
    }
    assert.match(
      poster('hh2-cn2xn', { theme: '', colours: {}, captions: [undefined, 'A'] }),
      />A</,
    );
  });

  it('says what it takes, to those who give nothing of the kind', () => {
    for (const nothing of [null, undefined, 7, {}, { rules: {} }]) {
      assert.throws(() => poster(nothing as never), /^RangeError: poster takes a position/);
    }
    assert.throws(() => poster('hh2-cn2xn', { captions: ['', '', '', '', ''] }), /four corners/);
  });

  it('says what is wrong, and what would be right', () => {
    const fails = (message: RegExp, of: string, look?: PosterLook): void =>
      assert.throws(() => poster(of, look), { name: 'RangeError', message });
    fails(/^a position begins with its game, one of clock, .*; this is “nonsense”$/, 'nonsense');
    fails(/^the position can’t be read: “h13” is not a pile of this game$/, 'clock | h13 4C');
    fails(/^the game can’t be read: /, 'hh2-cn2xx');
    fails(/^theme: “blue” is not valid; use felt, night, paper, wood$/, 'hh2-cn2xn', {
      theme: 'blue',
    });
    fails(/^scheme: “dim” is not valid; use light, dark$/, 'hh2-cn2xn', {
      scheme: 'dim' as 'dark',
    });
    fails(/^faces: “small” is not valid; use four-color, large$/, 'hh2-cn2xn', {
      faces: ['small'],
    });
    fails(/^width: 7 is not valid; use pixels from 100 to 10000$/, 'hh2-cn2xn', { width: 7 });
    fails(/^height: NaN is not valid/, 'hh2-cn2xn', { height: NaN });
    const failsWith = (message: RegExp, look: unknown): void =>
      fails(message, 'hh2-cn2xn', look as PosterLook);
    failsWith(
      /^there is no option “color”; use theme, scheme, colours, faces, hand, width, height, captions, title$/,
      { color: 'red' },
    );
    failsWith(/^there is no option “constructor”/, JSON.parse('{"constructor": 1}'));
    failsWith(/^the options of a picture are an object such as .*; this is “paper”$/, 'paper');
    failsWith(/^the options .*; this is “null”$/, null);
    failsWith(/^colours: there is no “padding” in a picture; use accent, back, .*, font, ink$/, {
      colours: { padding: '1rem' },
    });
    failsWith(/^colours: “red” is not valid; use an object such as/, { colours: 'red' });
    for (const back of [
      'blu',
      '#12',
      '#12345g',
      'url(x)',
      'red"/><script>',
      'linear-gradient(red, blue)',
      7,
      '',
    ]) {
      failsWith(/^colours\.back: “.*” is not valid; use a colour such as #123456, /, {
        colours: { back },
      });
    }
    failsWith(/^colours\.font: “7” is not valid; use a text$/, { colours: { font: 7 } });
    failsWith(/^hand: “middle” is not valid; use right, left$/, { hand: 'middle' });
    failsWith(/^theme: “7” is not valid; use felt, night, paper, wood$/, { theme: 7 });
    failsWith(/^faces: “large” is not valid; use a list, such as/, { faces: 'large' });
    failsWith(/^captions: “CLOCK” is not valid; use a list of texts, such as/, {
      captions: 'CLOCK',
    });
    failsWith(/^captions: “7” is not valid; use a text$/, { captions: ['CLOCK', 7] });
    failsWith(/^title: “7” is not valid; use a text$/, { title: 7 });
    failsWith(/^width: “1200” is not valid; use pixels from 100 to 10000$/, { width: '1200' });
    const own = { ...rulesOf('clock'), game: 'own' };
    assert.throws(() => poster({ rules: own, state: own.deal(own.pack) }), {
      message: 'there is no layout for the game “own”',
    });
    assert.equal(Object.keys(games).length, catalogue.length);
  });
});
