/** Titles and headings in drawn capitals. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { drawnWords, drawWord } from './letters.js';

/** Between two letters of a title and of a section’s name, in fifths of a unit: what is small is spaced wider. */
const GAPS = { title: 24, section: 32 };
type Kind = keyof typeof GAPS;

function wordOf(word: string, gap: number): SVGTemplateResult {
  const { d, box, wide, transform } = drawWord(word, gap);
  // Without white space, which would be a part of the title's text.
  return svg`<svg viewBox=${box} width=${`${wide}em`}><path transform=${transform} d=${d}></path></svg>`;
}

/** Shows the text instead of what is drawn once a translator has changed it. */
function watchText(element?: Element): void {
  const text = element as HTMLElement | undefined;
  if (!text) return;
  new MutationObserver(() =>
    text.toggleAttribute('data-changed', text.textContent !== text.dataset['text']),
  ).observe(text, { characterData: true, childList: true, subtree: true });
}

/** A text in drawn capitals, and as it is read out; as it is if it has other signs, and where the page has a font of its own. */
export function lettered(text: string, kind: Kind = 'section'): TemplateResult {
  const words = drawnWords(text);
  if (!words) return html`<span .textContent=${text}></span>`;
  return html`<span class="spelt" ${ref(watchText)} data-text=${text} .textContent=${text}></span
    ><span class="letters ${kind}" aria-hidden="true">${words.map((word) => wordOf(word, GAPS[kind]))}</span>`;
}
