import type { Card } from '../cards/index.js';
import type { PileSpec } from '../rules/engine.js';
import type { KeyLine } from './learn-words.js';

/** What is said and printed for players with one switch or two. */
export interface ScanningWords {
  /** A legal move that the switch would make. */
  scanMove(card: Card | undefined, from: PileSpec, to: PileSpec): string;
  /**
   * A button that it would press.
   * @param label what stands on it, which may need what stands around it to be understood
   * @param command its name
   */
  scanCommand(label: string, command: string): string;
  /** How scanning works, once. */
  scanBegins(withTwo: boolean): string;
  /** It has gone round without a choice. */
  readonly scanWaits: string;
  /** A button that scrolls a dialog on, and one that scrolls it back from its end. */
  readonly scanReadOn: string;
  readonly scanToTop: string;
  /** What the keys do in the place of those that go from pile to pile. */
  readonly scanKeys: { readonly one: readonly KeyLine[]; readonly two: readonly KeyLine[] };
  /** What a tap does then. */
  readonly scanTaps: { readonly one: readonly string[]; readonly two: readonly string[] };
}
