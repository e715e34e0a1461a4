import { BigBenOracle } from './big-ben.js';
import { GermanClockOracle } from './german-clock.js';
import { GrandfathersClockOracle } from './grandfathers-clock.js';
import type { Oracle } from './oracle.js';
import { ShuttleOracle } from './shuttle.js';
import { WanderingCardOracle } from './wandering-card.js';

export function oracleOf(
  game: string,
  options: Readonly<Record<string, string>>,
  cards: readonly string[],
): Oracle {
  switch (game) {
    case 'grandfathers-clock':
      return new GrandfathersClockOracle(options, cards);
    case 'big-ben':
      return new BigBenOracle(options, cards);
    case 'german-clock':
      return new GermanClockOracle(options, cards);
    case 'wandering-card':
      return new WanderingCardOracle(options, cards);
    case 'clock':
    case 'watch':
    case 'travellers':
    case 'hide-and-seek':
      return new ShuttleOracle(game, options, cards);
    default:
      throw new Error(`test/rules/oracle/ has no second model of ${game}`);
  }
}
