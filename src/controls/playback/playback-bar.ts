import { html, nothing, type TemplateResult } from 'lit';
import { adoptStyles } from '../../board/index.js';
import { type Speed, travelTime } from '../../board/cards/motion.js';
import type { Play, Playback, PlaybackCommand } from '../../game/index.js';
import { icon, type icons } from '../icons.js';
import { button, type ButtonLook } from '../toolbar/toolbar.js';
import { playbackStyles } from './styles.js';

const stepIcons: typeof icons = {
  toStart: icon('M7 6v12M17 6l-6 6 6 6'),
  stepBack: icon('m14.5 6-6 6 6 6'),
  step: icon('m9.5 6 6 6-6 6'),
  toEnd: icon('M17 6v12M7 6l6 6-6 6'),
};

/** The controls of a line of moves: a slider to all its positions, and buttons. */
export function playbackBar(play: Play): TemplateResult {
  const playback = play.playback!;
  const { running, position, length, message, canTakeOver, alone } = playback;
  const words = play.messages.more!.playback;

  // A key moves cards; a pointer shows each position that it passes at once.
  let byKey = false;
  const scrub = ({ target }: Event): void =>
    playback.goTo(Number((target as HTMLInputElement).value), !byKey);
  // The focus would be lost with these controls, which are already gone here.
  const leave = (event: Event): void => {
    if (play.playback) return;
    const root = event.composedPath().find((node) => (node as ShadowRoot).host);
    ((root as ShadowRoot | undefined)?.host as HTMLElement | undefined)?.focus();
  };

  const named = (name: PlaybackCommand, look?: ButtonLook): TemplateResult =>
    button(name, play, { icon: stepIcons[name] ?? nothing, label: words[name], ...look });

  return html`<div
    class="playback"
    role="group"
    aria-label=${words.title}
    @click=${leave}
  >
    <input
      type="range"
      class="scrubber"
      part="scrubber"
      min="0"
      max=${length}
      .value=${String(position)}
      aria-label=${words.scrubber}
      aria-valuetext=${play.messages.sentence(message)}
      @input=${scrub}
      @keydown=${() => (byKey = true)}
      @pointerdown=${() => (byKey = false)}
    />
    <div class="tools steps">
      ${named('toStart')} ${named('stepBack')}
      ${button(running ? 'pause' : 'play', play)} ${named('step')} ${named('toEnd')}
    </div>
    ${
      alone
        ? nothing
        : html`<div class="tools">
          ${named('takeOver', { enabled: canTakeOver })}
          ${named('backToGame', { prominent: true })}
        </div>`
    }
  </div>`;
}

/**
 * Gets a board ready for these controls.
 * @param byKeys whether the line was asked for with keys, or something else that is no pointer
 * @returns whether it runs by itself
 */
export function prepare(board: Element, speed: Speed, byKeys: boolean): { readonly runs: boolean } {
  adoptStyles(board, playbackStyles);
  return { runs: travelTime(speed) > 0 && !byKeys };
}

/** Those that have had the focus. */
const focused = new WeakSet<Playback>();

/**
 * Moves the focus to the controls that the player has just asked for: those before are gone. While the line
 * runs by itself, a slider with the focus would say each move a second time.
 */
export function focusScrubber(root: ShadowRoot, { playback }: Play): void {
  if (!playback?.asked || focused.has(playback)) return;
  focused.add(playback);
  const control = playback.running ? '.playback [part~=pause]' : '.scrubber';
  // A browser would scroll the control to the middle of the window, and the board out of it.
  root.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  // With the sentence below it, which says what is shown.
  root.querySelector('.status-bar')?.scrollIntoView({ block: 'nearest' });
}
