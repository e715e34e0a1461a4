import { html, nothing, render as draw } from 'lit';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const render = ({ label, deal, faces, hear, stop }) =>
    draw(
      html`<section title=${label}>
        <grandfathers-clock-solitaire
          speed="instant"
          .deal=${deal}
          toolbar="minimal"
          storage="none"
          verdict="on"
          ?winnable=${false}
          .faceRenderer=${faces}
          @solitaire-move=${hear}
          @solitaire-before-move=${stop}
        >
          <p>A game of cards, once scripts run.</p>
        </grandfathers-clock-solitaire>
      </section>`,
      root,
    );
  render(start);
  return { render, unmount: () => draw(nothing, root) };
}
