import { games } from '../src/rules/index.js';
import { engine } from './engine.js';
import { minimals } from './minimal/index.js';

/** Some games never end under random play. */
const CAP = 300;
const ROUNDS = 9;
/** Milliseconds that each side plays in a round. */
const SPELL = 120;

interface Player {
  play(deal: number, cap: number): number;
}

/** CPU time so far in milliseconds, because wall-clock time would include other programs. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Moves per second over `count` deals, beginning with `first`. */
function speed(player: Player, first: number, count: number): number {
  let moves = 0;
  const begin = worked();
  for (let deal = first; deal < first + count; deal++) moves += player.play(deal, CAP);
  return (moves / (worked() - begin)) * 1000;
}

/** How many deals fill a round; finding out also warms up the compiler. */
function dealsOfSpell(player: Player): number {
  for (let count = 16; ; count *= 2) {
    const begin = worked();
    speed(player, 1, count);
    const took = worked() - begin;
    if (took > SPELL) return Math.ceil((count * SPELL) / took);
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

function compare(game: string): string {
  const rules = engine(game);
  const minimal = minimals[game]!();
  const deals = { rules: dealsOfSpell(rules), minimal: dealsOfSpell(minimal) };
  const speeds = { rules: [] as number[], minimal: [] as number[] };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = round * 1000 + 1;
    const byRules = (): number => speeds.rules.push(speed(rules, first, deals.rules));
    const byMinimal = (): number => speeds.minimal.push(speed(minimal, first, deals.minimal));
    // They take turns at going first, so that neither has an advantage.
    for (const side of round % 2 === 0 ? [byRules, byMinimal] : [byMinimal, byRules]) side();
    ratios.push(speeds.minimal[round]! / speeds.rules[round]!);
  }
  const columns = [
    (median(speeds.rules) / 1e6).toFixed(2),
    (median(speeds.minimal) / 1e6).toFixed(2),
    median(ratios).toFixed(1),
  ];
  return game.padEnd(20) + columns.map((column) => column.padStart(10)).join('');
}

console.log(`Whole games at random, millions of moves a second, medians of ${ROUNDS} rounds\n`);
console.log('                         rules   minimal     ratio');
for (const game of Object.keys(games)) console.log(compare(game));
