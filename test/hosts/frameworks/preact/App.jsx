export const App = ({ label, deal, faces, hear, stop }) => (
  <section title={label}>
    <grandfathers-clock-solitaire
      speed="instant"
      deal={deal}
      toolbar="minimal"
      storage="none"
      verdict="on"
      winnable={false}
      faceRenderer={faces}
      onsolitaire-move={hear}
      onsolitaire-before-move={stop}
    >
      <p>A game of cards, once scripts run.</p>
    </grandfathers-clock-solitaire>
  </section>
);
