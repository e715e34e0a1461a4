import { SolitaireSettings } from './solitaire-settings.class.js';

SolitaireSettings.define();

export { SolitaireSettings };
