/** The ways that explain a loss in rows go between the cards, and through no numeral. */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { hideAndSeekLayout } from '../../src/board/layouts/hide-and-seek.js';
import { travellersLayout } from '../../src/board/layouts/travellers.js';
import { RowWays } from '../../src/board/marks/row-ways.js';
import { games, resolveOptions } from '../../src/rules/index.js';

for (const [id, layout] of [
  ['travellers', travellersLayout],
  ['hide-and-seek', hideAndSeekLayout],
] as const) {
  const game = games[id]!;
  const { piles } = game.create(resolveOptions(game, {}).options);
  const inRows = layout(piles, 'right').filter(
    ({ marks }) => new Set(Object.values(marks).map(({ y }) => y)).size > 1,
  );

  describe(`the ways of a loss in ${id}`, () => {
    it('cross no numeral and no other card', () => {
      for (const arrangement of inRows) {
        const { places, marks } = arrangement;
        const ids = Object.keys(marks);
        for (const from of ids) {
          for (const to of ids) {
            const ways = new RowWays(arrangement);
            if (!ways.has({ from, to, kind: 'loss' })) continue;
            const { path, end } = ways.way(from, to, 0.2, false);
            const numbers = path.match(/-?[\d.]+/g)!.map(Number);
            const spots = numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1]! }]));
            for (const [i, { x, y }] of spots.entries()) {
              const next = spots[i + 1] ?? end;
              for (let at = 0; at <= 1; at += 0.125) {
                const [px, py] = [x + (next.x - x) * at, y + (next.y - y) * at];
                for (const one of ids) {
                  const mark = marks[one]!;
                  const isOn = Math.abs(px - mark.x) < 0.2 && Math.abs(py - mark.y) < 0.16;
                  assert.ok(!isOn, `${from}-${to} on the numeral ${one}`);
                  if (one === from || one === to) continue;
                  const place = places[one]!;
                  const isCard = Math.abs(px - place.x) < 0.5 && Math.abs(py - place.y) < 0.7;
                  assert.ok(!isCard, `${from}-${to} on the card at ${one}`);
                }
              }
            }
          }
        }
      }
    });

    it('that pass a row leave a gap to another way', () => {
      const three = inRows.find(
        ({ places }) => places['4']!.y < places['9']!.y && places['9']!.y < places['Q']!.y,
      )!;
      const ways = new RowWays(three);
      const [short, next, long] = [
        ['9', 'Q'],
        ['4', '9'],
        ['Q', '4'],
      ].map(([from = '', to = '']) => {
        const numbers = ways
          .way(from, to, 0.2, false)
          .path.match(/-?[\d.]+/g)!
          .map(Number);
        return numbers.filter((_, i) => i % 2 === 0);
      }) as [number[], number[], number[]];
      const { x } = three.places['9']!;
      const isInGap = (at: number): boolean => at > x - 1 && at < x + 1;
      assert.ok([short, next].every((one) => one.some(isInGap)));
      assert.equal(ways.passed({ from: 'Q', to: '4', kind: 'loss' }), 1);
      assert.equal(ways.passed({ from: '9', to: 'Q', kind: 'loss' }), 0);
      assert.notDeepEqual(
        long,
        new RowWays(three)
          .way('Q', '4', 0.2, false)
          .path.match(/-?[\d.]+/g)!
          .map(Number)
          .filter((_, i) => i % 2 === 0),
      );
    });

    it('have two heads where two piles wait for each other', () => {
      const ways = new RowWays(inRows[0]!);
      assert.ok(ways.way('2', '10', 0.2, true).back);
      assert.ok(!ways.way('2', '10', 0.2, false).back);
    });
  });
}
