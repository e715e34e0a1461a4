/** German grammar: genders, cases and plurals, pinned as tables. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Suit } from '../../src/cards/index.js';
import {
  makeCard,
  type Move,
  type PileFacts,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import type { Refusal } from '../../src/words/index.js';
import { words } from '../../src/words/de/words.js';
import { more } from '../../src/words/de/more.js';

/** A pile of a game’s opening. */
function pileOf(game: string, id: string, options = {}): PileFacts {
  const rules = rulesOf(game, options);
  return rules.table(rules.deal(shuffle(rules.pack, 7))).piles.find((pile) => pile.id === id)!;
}

const [SEVEN, ACE, JACK, QUEEN, KING] = [7, 1, 11, 12, 13].map((rank) => makeCard(rank, 2)) as [
  number,
  number,
  number,
  number,
  number,
];

describe('a card in German', () => {
  it('has a name by which players know it', () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((rank, i) =>
      words.card(makeCard(rank, (i % 4) as Suit)),
    );
    assert.deepEqual(names, [
      'Kreuz-Ass',
      'Karo-Zwei',
      'Herz-Drei',
      'Pik-Vier',
      'Kreuz-Fünf',
      'Karo-Sechs',
      'Herz-Sieben',
      'Pik-Acht',
      'Kreuz-Neun',
      'Karo-Zehn',
      'Herz-Bube',
      'Pik-Dame',
      'Kreuz-König',
    ]);
  });

  it('has its gender and its cases', () => {
    const empty = { ...pileOf('grandfathers-clock', 'h3'), cards: [] };
    const onto = (card: number): string =>
      more.refusal('not-next-down', { card: SEVEN, to: { ...empty, cards: [card] } });
    const table = [
      [ACE, 'Das Herz-Ass passt noch nirgends.', 'auf das Herz-Ass'],
      [SEVEN, 'Die Herz-Sieben passt noch nirgends.', 'auf die Herz-Sieben'],
      [JACK, 'Der Herz-Bube passt noch nirgends.', 'auf den Herz-Buben'],
      [QUEEN, 'Die Herz-Dame passt noch nirgends.', 'auf die Herz-Dame'],
      [KING, 'Der Herz-König passt noch nirgends.', 'auf den Herz-König'],
    ] as const;
    for (const [card, sentence, goal] of table) {
      assert.equal(more.refusal('no-moves-from', { card }), sentence);
      // What goes on an ace depends on the game.
      const rule = card === ACE ? 'In einer Spalte' : `${goal.replace('auf', 'Auf')} passt nur ein`;
      assert.ok(onto(card).startsWith(`Die Herz-Sieben passt nicht dorthin: ${rule}`), onto(card));
    }
  });

  it('belongs to the hour of its rank', () => {
    const to = pileOf('clock', 'h5');
    const table = [
      [ACE, 'Das Herz-Ass passt nicht auf 5 Uhr: Es gehört auf 1 Uhr.'],
      [SEVEN, 'Die Herz-Sieben passt nicht auf 5 Uhr: Sie gehört auf 7 Uhr.'],
      [JACK, 'Der Herz-Bube passt nicht auf 5 Uhr: Er gehört auf 11 Uhr.'],
      [QUEEN, 'Die Herz-Dame passt nicht auf 5 Uhr: Sie gehört auf 12 Uhr.'],
      [KING, 'Der Herz-König passt nicht auf 5 Uhr: Er gehört in die Mitte.'],
    ] as const;
    for (const [card, sentence] of table) {
      assert.equal(more.refusal('wrong-hour', { card, to }), sentence);
    }
  });
});

describe('a pile in German', () => {
  const piles = [
    pileOf('clock', 'h12'),
    pileOf('clock', 'centre'),
    pileOf('grandfathers-clock', 'c3'),
    pileOf('big-ben', 'f6'),
    pileOf('big-ben', 'stock'),
    pileOf('big-ben', 'waste'),
    pileOf('travellers', 'A'),
    pileOf('travellers', 'K') ?? pileOf('travellers', 'talon'),
    pileOf('clock', 'turned'),
  ];

  it('has a name, and says what is on it', () => {
    assert.deepEqual(
      piles.map((pile) => words.place(pile)),
      [
        '12 Uhr',
        'Mitte',
        'Spalte 3',
        'Fächer bei 6 Uhr',
        'Talon',
        'Ablagestapel',
        'Asse',
        'Könige',
        'aufgedeckte Karte',
      ],
    );
    const facts = { ...pileOf('big-ben', 'f6'), complete: false };
    const [card] = facts.cards;
    const said = (changes: Partial<PileFacts>): string => words.pile({ ...facts, ...changes });
    assert.match(said({ missing: 1, cards: [card!] }), /: [\w-]+; 1 Lücke$/);
    assert.equal(said({ missing: 3, cards: [] }), 'Fächer bei 6 Uhr: leer; 3 Lücken');
    const hour = pileOf('grandfathers-clock', 'h3');
    assert.match(words.pile({ ...hour, missing: 1 }), /^3 Uhr: [\w-]+; noch 1 Karte$/);
    assert.match(words.pile({ ...hour, complete: true }), /; vollständig$/);
    const tuck = pileOf('clock', 'h12');
    assert.equal(words.pile({ ...tuck, hidden: 3 }), '12 Uhr: 3 verdeckt; 1 offen');
    assert.match(words.pile({ ...tuck, hidden: 0 }), /^12 Uhr: 4 offen$/);
    assert.match(words.pile(pileOf('big-ben', 'waste')), /^Ablagestapel: leer$/);
  });

  it('is what a pointer presses, once the card is picked up', () => {
    const from = pileOf('travellers', 'turned');
    assert.deepEqual(
      piles
        .slice(0, 8)
        .map((to) => more.secondHalf({ card: SEVEN, from, to, only: true, with: 'touch' })),
      [
        'auf 12 Uhr',
        'in die Mitte',
        'auf Spalte 3',
        'auf den Fächer bei 6 Uhr',
        'auf den Talon',
        'auf den Ablagestapel',
        'auf die Asse',
        'auf die Könige',
      ].map((goal) => `Tippe jetzt ${goal}.`),
    );
  });

  it('is where cards go', () => {
    assert.deepEqual(
      piles.map((pile) => more.lifted(SEVEN, [pile])),
      [
        'auf 12 Uhr',
        'in die Mitte',
        'auf Spalte 3',
        'auf den Fächer bei 6 Uhr',
        'auf den Talon',
        'auf den Ablagestapel',
        'zu den Assen',
        'zu den Königen',
        'zur aufgedeckten Karte',
      ].map((goal) => `Herz-Sieben aufgenommen: passt ${goal}.`),
    );
    assert.equal(
      more.lifted(JACK, piles.slice(0, 3), 4),
      '4 Karten ab Herz-Bube aufgenommen: passen auf 12 Uhr, in die Mitte oder auf Spalte 3.',
    );
    assert.equal(
      more.pickedUp(piles.slice(0, 2)),
      'Aufgenommen; passt auf 12 Uhr oder in die Mitte.',
    );
    assert.equal(more.pickedUp(piles.slice(0, 1), 4), '4 Karten aufgenommen; passen auf 12 Uhr.');
    assert.equal(more.canGo(JACK, piles.slice(0, 1)), 'Herz-Bube passt auf 12 Uhr.');
  });

  it('is where cards lie', () => {
    assert.deepEqual(
      piles.slice(0, 8).map((to) => more.refusal('nothing-hidden', { to })),
      [
        'Auf 12 Uhr',
        'In der Mitte',
        'In Spalte 3',
        'Im Fächer bei 6 Uhr',
        'Im Talon',
        'Auf dem Ablagestapel',
        'Bei den Assen',
        'Bei den Königen',
      ].map((place) => `${place} liegt keine verdeckte Karte.`),
    );
  });

  it('is where cards come from', () => {
    const to = pileOf('clock', 'h1');
    assert.deepEqual(
      [...piles.slice(0, 4), ...piles.slice(5, 8)].map((from) => more.hint(undefined, from, to)),
      [
        'Von 12 Uhr',
        'Aus der Mitte',
        'Von Spalte 3',
        'Vom Fächer bei 6 Uhr',
        'Vom Ablagestapel',
        'Von den Assen',
        'Von den Königen',
      ].map((place) => `Tipp: ${place} auf 1 Uhr.`),
    );
  });
});

describe('a number in German', () => {
  it('has its plural and its dative', () => {
    const table = [
      [more.undone(1, [], []), '1 Zug zurückgenommen.'],
      [more.undone(3, [], []), '3 Züge zurückgenommen.'],
      [words.loaded(1), 'Das Spiel geht nach 1 Zug weiter.'],
      [words.loaded(3), 'Das Spiel geht nach 3 Zügen weiter.'],
      [words.won(48), 'Aufgegangen in 48 Zügen.'],
      [words.badge({ kind: 'redeals', count: 0 }), 'kein weiterer Durchgang'],
      [words.badge({ kind: 'redeals', count: 1 }), '1 weiterer Durchgang'],
      [words.badge({ kind: 'redeals', count: 2 }), '2 weitere Durchgänge'],
      [more.daily.next(60_000), 'Das nächste Spiel kommt in 1 Minute.'],
      [more.daily.next(7_200_000), 'Das nächste Spiel kommt in 2 Stunden.'],
      [more.daily.streak(1, 1, 'open'), 'Deine Serie: 1 Tag.'],
      [more.daily.streak(2, 9, 'open'), '2 Tage in Folge gewonnen. Deine längste Serie: 9 Tage.'],
      [
        more.daily.streak(0, 0, 'again'),
        'Heute bisher verloren: Gewinne einen weiteren Versuch, um eine Serie zu beginnen.',
      ],
      [
        more.daily.streak(1, 1, 'none'),
        'Das heutige Spiel ist verloren: Deine Serie endet nach einem Tag. Mit dem morgigen kann eine neue beginnen.',
      ],
      [
        more.chooseDeal.begun(1),
        'Ein Spiel mit 1 Zug: Es wird zuerst gezeigt, und du kannst ab jedem Zug weiterspielen.',
      ],
      [more.statistics.share(3, 8), '3 (38\u00a0%)'],
      [
        more.odds({ share: 0.00005, noChoices: false, sure: true }),
        '0,005\u00a0% aller Spiele sind zu gewinnen.',
      ],
      [
        more.odds({ share: 0.2, noChoices: true, sure: true }),
        'Du gewinnst etwa 20\u00a0% aller Spiele.',
      ],
      [
        more.statistics.luck({
          games: 26,
          won: 3,
          chances: { share: 1 / 13, noChoices: true, sure: true },
        }),
        '3 von 26 Spielen gewonnen, zu erwarten wären 2,0: etwa der Durchschnitt.',
      ],
    ] as const;
    for (const [said, wanted] of table) assert.equal(said, wanted);
  });
});

describe('a move in German', () => {
  it('names card, goal and what was turned', () => {
    const rules = rulesOf('clock');
    const state = rules.deal(shuffle(rules.pack, 1));
    const [move] = rules.moves(state);
    const { piles } = rules.table(state);
    const told = words.move(rules.effects(state, move!), piles);
    assert.match(told, /^[\p{L}-]+ auf \d+ Uhr; aufgedeckt: [\p{L}-]+\.$/u);
    assert.match(more.brief!.move!(rules.effects(state, move!), piles), /^[\p{L}-]+\.$/u);
  });

  it('has words of its own for the waste and the gaps', () => {
    const at = (game: string, line: readonly string[]) => {
      const rules = rulesOf(game);
      let state = rules.deal(shuffle(rules.pack, 20));
      for (const token of line) {
        state = rules.apply(
          state,
          rules.moves(state).find((move) => move.token === token)!,
        );
      }
      return { rules, state, piles: rules.table(state).piles };
    };
    const big = at('big-ben', ['f11-h2', 'f5-h5']);
    const fill = big.rules.moves(big.state).find(({ token }) => token === 'stock-f5')!;
    assert.equal(
      words.move(big.rules.effects(big.state, fill), big.piles),
      'Lücken gefüllt: Karo-Zwei auf den Fächer bei 5 Uhr; Pik-Zwei auf den Fächer bei 11 Uhr.',
    );
    const german = at('german-clock', new Array<string>(52).fill('stock-waste'));
    const turn = german.rules.moves(german.state).find(({ token }) => token === 'waste-stock')!;
    assert.equal(
      words.move(german.rules.effects(german.state, turn), german.piles),
      'Ablagestapel umgedreht: 52 Karten im Talon.',
    );
  });

  it('says with its article what has become empty or complete', () => {
    const moveOf = (game: string, line: readonly string[], last: string): string => {
      const rules = rulesOf(game);
      const legal = (state: State, token: string): Move =>
        rules.moves(state).find((move) => move.token === token)!;
      const state = line.reduce<State>(
        (before, token) => rules.apply(before, legal(before, token)),
        rules.deal(shuffle(rules.pack, 1)),
      );
      return words.move(rules.effects(state, legal(state, last)), rules.table(state).piles);
    };
    assert.equal(
      moveOf('german-clock', ['stock-waste'], 'waste-h5'),
      'Karo-Fünf vom Ablagestapel auf 5 Uhr; der Ablagestapel ist leer.',
    );
    assert.equal(
      moveOf('big-ben', ['f7-h9', 'f3-h9'].reverse().concat('f7-h7'), 'f7-h1'),
      'Kreuz-Sieben vom Fächer bei 7 Uhr auf 1 Uhr; der Fächer bei 7 Uhr ist leer.',
    );
    assert.equal(
      moveOf('big-ben', ['f3-h9'], 'stock-f3'),
      'Lücke gefüllt: Karo-Acht auf den Fächer bei 3 Uhr.',
    );
    const wanted = { cards: [], ranks: [], all: false };
    const complete = (pile: PileFacts): string =>
      more.wants({ ...pile, complete: true }, wanted, []);
    assert.equal(complete(pileOf('clock', 'centre')), 'Die Mitte ist vollständig.');
    assert.equal(complete(pileOf('clock', 'h12')), '12 Uhr ist vollständig.');
    assert.equal(complete(pileOf('travellers', 'A')), 'Die Asse sind vollständig.');
    const empty = { ...pileOf('big-ben', 'f6'), cards: [] };
    assert.equal(
      more.lifted(SEVEN, [empty]),
      'Herz-Sieben aufgenommen: passt auf den Fächer bei 6 Uhr, der leer ist.',
    );
  });

  it('that ends a game says what is left, and where', () => {
    const fan = pileOf('big-ben', 'f6');
    const other = pileOf('big-ben', 'f7');
    assert.equal(more.left('no-moves', [fan, other]), 'Kein Zug geht mehr: 6 Karten sind übrig.');
    assert.equal(
      more.remaining('no-moves', [fan, other]),
      'Es ist kein Zug mehr möglich. 6 Karten sind übrig: 3 im Fächer bei 6 Uhr und 3 im Fächer bei 7 Uhr.',
    );
    const dealt = pileOf('clock', 'h12');
    const hour = { ...dealt, cards: dealt.cards.slice(0, 1), hidden: 1 };
    assert.equal(more.left('cycle', [hour]), '1 Karte liegt noch verdeckt.');
    assert.equal(
      more.remaining('cycle', [hour]),
      'Keine Karte lässt sich mehr aufdecken. 1 Karte liegt noch verdeckt auf 12 Uhr.',
    );
    const waste = { ...pileOf('big-ben', 'waste'), cards: [3, 4] };
    assert.equal(
      more.remaining('passes-over', [waste]),
      'Der letzte Durchgang ist vorbei. 2 Karten liegen noch auf dem Ablagestapel.',
    );
  });

  it('is one of many: the others are told when somebody asks again', () => {
    const [from, to] = [pileOf('grandfathers-clock', 'c1'), pileOf('grandfathers-clock', 'c2')];
    const told = (count: number | undefined, left: number): string =>
      more.legalMoves(count, [{ card: SEVEN, from, to: [to], count: 1 }], left);
    const move = 'Herz-Sieben von Spalte 1 auf Spalte 2';
    assert.equal(told(9, 3), `9 Züge: ${move}; frag noch einmal nach den übrigen.`);
    assert.equal(told(9, 1), `9 Züge: ${move}; frag noch einmal nach den übrigen.`);
    assert.equal(told(undefined, 0), `Außerdem: ${move}.`);
  });

  it('refused by a rule that nobody knows has a sentence too', () => {
    assert.equal(more.refusal('of-the-page' as Refusal, {}), 'Das ist gerade nicht möglich.');
  });
});
