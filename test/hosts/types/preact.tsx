import 'hourhand/clock';
import type {} from 'hourhand/preact';
import { useRef } from 'preact/hooks';
import type { ClockSolitaire } from 'hourhand';

export function App() {
  const game = useRef<ClockSolitaire>(null);
  return (
    <clock-solitaire
      ref={game}
      deal={7}
      toolbar="minimal"
      winnable
      storage-key="a"
      class="game"
      onsolitaire-win={({ detail }) => console.log(detail.moveCount)}
      onClick={({ currentTarget }) => currentTarget.undo()}
      onsolitaire-before-move={(event) => event.preventDefault()}
    />
  );
}

// @ts-expect-error: a word that the attribute does not take
export const Wrong = () => <clock-solitaire speed="quick" />;

// @ts-expect-error: no attribute of any element
export const Unknown = () => <clock-solitaire clas="game" />;

// @ts-expect-error: a listener is a function
export const Listener = () => <clock-solitaire onClick={7} />;
