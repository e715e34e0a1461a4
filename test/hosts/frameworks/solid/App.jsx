export const App = ({ state }) => (
  <section title={state().label}>
    <grandfathers-clock-solitaire
      speed="instant"
      prop:deal={state().deal}
      toolbar="minimal"
      storage="none"
      verdict="on"
      prop:winnable={false}
      prop:faceRenderer={state().faces}
      on:solitaire-move={(event) => state().hear(event)}
      on:solitaire-before-move={(event) => state().stop(event)}
    >
      <p>A game of cards, once scripts run.</p>
    </grandfathers-clock-solitaire>
  </section>
);
