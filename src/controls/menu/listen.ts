import { html, nothing, type TemplateResult } from 'lit';
import type { Play, ListeningCommand } from '../../game/index.js';
import { icon } from '../icons.js';

const COMMANDS: readonly ListeningCommand[] = [
  'describe',
  'cardBelow',
  'cardAbove',
  'wants',
  'listMoves',
  'repeat',
  'keyHelp',
  'putBack',
];

const ear = icon(
  'M7 10a5 5 0 0 1 10 0c0 3-3 4-3 6.500a3 3 0 0 1-6 .5M10 10a2 2 0 0 1 4 0c0 1.500-1.500 1.800-1.500 3.500',
);

/** What listeners can ask about the pile that had the focus last; the menu stays open meanwhile. */
export function listen(play: Play): TemplateResult {
  const words = play.messages.more;
  // Its room is there before its words: the other entries don't move from under a pointer.
  if (!words)
    return html`<details class="room">
      <summary class="button">${ear}<span>&nbsp;</span></summary>
    </details>`;
  const button = (name: ListeningCommand): TemplateResult => {
    const label = words.listening[name];
    return html`<button
      type="button"
      class="button"
      part="button"
      aria-label=${play.display.distinguish(label) ?? nothing}
      @click=${() => play.command(name)}
     .textContent=${label}></button>`;
  };
  return html`<details class="listen">
    <summary class="button" part="button" aria-label=${play.display.distinguish(words.listen) ?? nothing}>
      ${ear}<span .textContent=${words.listen}></span>
    </summary>
    ${COMMANDS.map(button)}
  </details>`;
}
