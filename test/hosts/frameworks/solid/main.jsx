import { createSignal } from 'solid-js';
import { render as draw } from 'solid-js/web';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const [state, render] = createSignal(start);
  const unmount = draw(
    () => (
      <section title={state().label}>
        <grandfathers-clock-solitaire
          speed="instant"
          prop:deal={state().deal}
          toolbar="minimal"
          storage="none"
          verdict="on"
          prop:winnable={false}
          on:solitaire-move={(event) => state().hear(event)}
          on:solitaire-before-move={(event) => state().stop(event)}
        />
      </section>
    ),
    root,
  );
  return { render, unmount };
}
