/**
 * `faceRenderer` is set on the element: before the kit has come, the tag has no such property, and the framework would
 * take it for an attribute and drop the function.
 */
export const App = ({ label, deal, faces, hear, stop }) => (
  <section title={label}>
    <grandfathers-clock-solitaire
      speed="instant"
      deal={deal}
      toolbar="minimal"
      storage="none"
      verdict="on"
      winnable={false}
      ref={(game) => game && Object.assign(game, { faceRenderer: faces })}
      onsolitaire-move={hear}
      onsolitaire-before-move={stop}
    >
      <p>A game of cards, once scripts run.</p>
    </grandfathers-clock-solitaire>
  </section>
);
