import { renderToString } from 'react-dom/server';

/** Wrong on purpose: neither what the page's script draws, nor a game with its attributes. */
export const markup = () =>
  renderToString(
    <section title="elsewhere">
      <grandfathers-clock-solitaire />
    </section>,
  );
