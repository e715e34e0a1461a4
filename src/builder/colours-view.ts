/** The colours of the game: each can be picked or written, and is measured in the game as it is drawn. */
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { ring } from '../board/geometry/outline.js';
import { drawPip } from '../board/cards/faces.js';
import { drawNumeral } from '../board/marks/numerals.js';
import { type ColourFact, colourFacts } from './colour-facts.js';
import type { Read } from './configuration.js';
import { describedBy, faultIn, type Field, helpOf, typed, typing } from './fields.js';
import { dialPicture } from './game-picture.js';
import type { Seen, SeenColours } from './preview-colours.js';

export interface ColourActions {
  /** While it is being chosen: an invalid one is left alone. */
  tryColour(property: string, colour: string): void;
  setColour(property: string, colour: string): void;
}

/** A node of its own for each suit: it can be at one place only. */
const suits = [0, 1, 2, 3].map(drawPip);

function sampleOf({ sample }: ColourFact): unknown {
  if (typeof sample === 'number') return suits[sample];
  if (sample === 'Aa') return sample;
  if (sample === 'back') return dialPicture();
  return sample === 'ring'
    ? svg`<svg viewBox="-16 -16 32 32"><path stroke-width="2.5" d=${ring(0, 0, 11)} /></svg>`
    : svg`<svg viewBox="-16 -16 32 32">
        <path stroke-width="2.5" transform="scale(1.35 .9)" d=${drawNumeral(sample, false)} />
      </svg>`;
}

/** Never more than there is: 4.49 is not 4.5. */
const rounded = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function contrastView(fact: ColourFact, seen: Seen | undefined): TemplateResult {
  const { property, pair, needs } = fact;
  const passes = !!seen && seen.ratio >= needs;
  return html`<p class="contrast" id="${property}-contrast">
    ${
      seen
        ? html`<strong class=${passes ? 'works' : 'fails'}>
              ${rounded(seen.ratio)}&thinsp;:&thinsp;1 ${passes ? 'passes' : 'too little'}</strong
            >
            for ${pair}; ${needs}&thinsp;:&thinsp;1 is enough`
        : `Not in this game as it is laid out now.`
    }
  </p>`;
}

function colourField(
  fact: ColourFact,
  written: string,
  { configuration, faults }: Read,
  seen: Seen | undefined,
  actions: ColourActions,
): TemplateResult {
  const { property, name, meaning: help, isGround } = fact;
  const field: Field = {
    name: property,
    help,
    value: written,
    fault: faults[property],
    taste: (value) => actions.tryColour(property, value),
    set: (value) => actions.setColour(property, value),
  };
  const shown = seen && (isGround ? seen.ground : seen.ink);
  const { input, left } = typing(field);
  const isSet = configuration.colours[property] !== undefined;
  return html`
    <div class="field colour" ?data-set=${isSet}>
      <div class="head"><label for=${property}>${name}</label> ${helpOf(field)}</div>
      <span class="swatch">
        <input
          type="color"
          aria-label="Pick ${name}"
          .value=${live(shown ?? '#000000')}
          @input=${input}
          @change=${left}
        />
        <span
          aria-hidden="true"
          .style=${seen ? `color:${seen.ink};background:${seen.ground}` : ''}
          >${sampleOf(fact)}</span
        >
      </span>
      <input
        id=${property}
        .value=${live(typed.get(property) ?? written)}
        placeholder=${shown ?? nothing}
        autocomplete="off"
        spellcheck="false"
        aria-describedby="${describedBy(field)} ${property}-contrast"
        aria-invalid=${faultIn(field) ? 'true' : 'false'}
        @input=${input}
        @change=${left}
        @blur=${left}
      />
      ${contrastView(fact, seen)}
    </div>
  `;
}

export function coloursView(
  written: Readonly<Record<string, string>>,
  read: Read,
  seen: SeenColours,
  actions: ColourActions,
): TemplateResult[] {
  const { attributes, colours } = read.configuration;
  const inFour = attributes['faces']?.includes('four-color');
  return colourFacts
    .filter(({ fourColour, property }) => !fourColour || inFour || colours[property])
    .map((fact) =>
      colourField(fact, written[fact.property] ?? '', read, seen[fact.property], actions),
    );
}
