import 'hourhand/clock';
import type {} from 'hourhand/react';
import { useRef } from 'react';
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
      className="game"
      style={{ '--solitaire-accent': 'gold', width: 300 }}
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

// @ts-expect-error: no property of CSS, and none of the kit
export const Style = () => <clock-solitaire style={{ '--accent': 'gold' }} />;
