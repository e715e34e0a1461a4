import type { TemplateResult } from 'lit';
import type { BoardLook, DrawCard, Layout } from '../board/index.js';
import type { PlayerSettings } from '../settings/index.js';

/** What the view needs from its element. */
export interface ViewHost {
  readonly layout: Layout;
  /** @param player the player's settings; by default those that have been chosen */
  setting(name: string, player?: PlayerSettings): string;
  /** What the player has chosen. */
  player(): PlayerSettings;
  /** The board's name for screen readers. */
  name(): string;
  readonly drawCard: DrawCard;
  /** Requests another rendering. */
  update(): void;
  /** What is shown in the place of a board that there is not, or not yet; undefined if there is one. */
  readonly instead?: () => TemplateResult | undefined;
  /** Whether what it shows at first is not announced: it is part of a page’s text. */
  readonly quiet?: boolean;
}

/** How a board looks with the settings of now. */
export function lookOf({ setting, player }: ViewHost): BoardLook {
  return {
    layout: setting('layout') as BoardLook['layout'],
    speed: setting('speed') as BoardLook['speed'],
    hand: setting('hand') as BoardLook['hand'],
    faces: setting('faces').split(/\s+/),
    keys: setting('keys') === 'on',
    sound: setting('sound') === 'on',
    toColumns: player()['double-tap'] === 'column',
  };
}
