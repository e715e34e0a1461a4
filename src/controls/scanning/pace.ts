import type { PlayerSettings } from '../../settings/index.js';

/** How scanning can go on: after so many seconds, or by a second switch. */
export const SCAN_PACES = ['1', '2', '3', '5', '8', 'switch'] as const;
const USUAL = '2';

/** How the player wants it. */
export function chosenPace(player: PlayerSettings): string {
  const chosen = player['scan-pace'];
  return SCAN_PACES.find((one) => one === chosen) ?? USUAL;
}

/** Milliseconds for which each choice is shown; undefined if a second switch goes on. */
export function scanPace(player: PlayerSettings): number | undefined {
  const pace = chosenPace(player);
  return pace === 'switch' ? undefined : Number(pace) * 1000;
}
