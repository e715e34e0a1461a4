import 'hourhand/clock';
import type {} from 'hourhand/solid';

export const App = () => (
  <clock-solitaire
    deal={7}
    prop:toolbar="minimal"
    attr:speed="fast"
    winnable
    class="game"
    on:solitaire-win={({ detail }) => console.log(detail.moveCount)}
  />
);

// @ts-expect-error: a word that the attribute does not take
export const Wrong = () => <clock-solitaire prop:speed="quick" />;
