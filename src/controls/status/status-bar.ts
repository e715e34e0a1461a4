import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { type Command, Day, nextCommands, type Play, Verdict, Why } from '../../game/index.js';
import { button, type ButtonLook } from '../toolbar/toolbar.js';

/** The buttons, always in this order, so that no button takes the place of another. */
const ORDER: readonly Command[] = [
  'continueSaved',
  'keepThis',
  'restoreResults',
  'why',
  'back',
  'undo',
  'shareResult',
  'restart',
  'newGame',
  'bringBack',
  'howToPlay',
  'replay',
  'finish',
];

/** As many characters have room beside the buttons in the usual size: why a game was lost can take twice that. */
const LONG = 72;

/** The names of what is so. */
const namesOf = (facts: Readonly<Record<string, boolean>>): string =>
  Object.keys(facts)
    .filter((name) => facts[name])
    .join(' ');

/** A number stays on the line of what it counts. */
const unbroken = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/**
 * The bar under the board: the last message, the verdict, and what the player can do next. Screen
 * readers find the message in the live region, and not here a second time.
 * @param playback the controls of a line of moves, if one is shown
 */
export function statusBar(play: Play, playback?: TemplateResult): TemplateResult {
  const { result, message } = play;
  const verdict = play.feature(Verdict)?.text ?? '';
  const news = playback ? undefined : play.feature(Day)?.news;
  const shown = news ? `${message} ${play.messages.sentence(news)}` : message;
  // What can be left out where there is little room.
  const { goal } = play.messages;
  const most = goal && shown.startsWith(`${goal} `) ? goal.length + 1 : 0;
  const status = result ? play.status : 'playing';
  const wanted = playback ? [] : nextCommands(play);
  const isFirst = wanted.includes('howToPlay');
  // A minimal toolbar has that button itself.
  const isThere = isFirst && play.host.setting('toolbar') === 'minimal';
  const now = isThere ? [] : wanted;
  const lookOf = (name: Command): ButtonLook => ({
    enabled: !play.commands.isRefused(name),
    prominent: result !== '' && name === 'newGame',
    pressed: name === 'why' && play.feature(Why)?.isPressed === true,
    icon: nothing,
  });
  // What is told later stands below the first sentence where there is room, so that no button moves.
  const { outcome } = play.session;
  const ending =
    status === 'lost' && outcome.status === 'lost' ? play.words.lost(outcome.reason) : '';
  const isLong = ending !== '' && shown !== ending && shown.length > LONG;
  const kind = shown.includes('\n') ? 'list' : isLong ? 'long' : '';
  // What it has, for its styles: with “:has()”, browsers would style the whole board again after every move.
  const has = {
    first: isFirst,
    'with-reason': isLong,
    'with-verdict': verdict !== '',
    'with-tools': now.length > 0 || playback !== undefined,
    'with-back': status === 'lost' && now.includes('back'),
    'under-toolbar': play.host.setting('toolbar') !== 'none',
  };
  // Another sentence is another paragraph: of the same one, browsers would say that it has moved.
  return html`<div class="status-bar ${status} ${namesOf(has)}" part="status-bar ${status}">
 ${playback}
    ${keyed(
      shown,
      html`<p class="message ${kind}" part="message" dir="auto" aria-hidden="true">
      ${result ? html`<strong part="result" .textContent=${result}></strong> ` : nothing}${
        most > 0
          ? html`<span class="goal-of-game" .textContent=${unbroken(shown.slice(0, most))}></span>`
          : nothing
      }<span .textContent=${unbroken(shown.slice(most))}></span>
    </p>`,
    )}
    ${
      isLong
        ? html`<p class="ended" aria-hidden="true"><strong .textContent=${result}></strong> <span .textContent=${ending}></span></p>`
        : nothing
    }
    ${verdict ? html`<p class="verdict" part="verdict" aria-hidden="true" .textContent=${verdict}></p>` : nothing}
    ${
      now.length > 0
        ? html`<div class="tools">
          ${ORDER.map((name) => (now.includes(name) ? button(name, play, lookOf(name)) : nothing))}
        </div>`
        : nothing
    }
  </div>`;
}
