// Made by `npm run analyze` from what custom-elements.json says.

export interface SettingValues {
  readonly toolbar: 'full' | 'minimal' | 'none';
  readonly layout: 'auto' | 'dial' | 'rows';
  readonly speed: 'normal' | 'slow' | 'fast' | 'instant';
  readonly autoMove: 'none' | 'forced' | 'safe';
  readonly keys: 'on' | 'off' | 'scan';
  readonly verdict: 'none' | 'on';
  readonly guide: 'off' | 'on';
  readonly difficulty: 'any' | 'easy' | 'medium' | 'hard' | 'rising';
  readonly theme: 'felt' | 'wood' | 'paper' | 'night';
  readonly faces: 'four-color' | 'large' | 'four-color large';
  readonly hand: 'right' | 'left';
  readonly sound: 'off' | 'on';
  readonly verbosity: 'full' | 'brief';
  readonly storage: 'auto' | 'none';
  readonly dayZone: 'local' | 'utc' | (string & {});
}
