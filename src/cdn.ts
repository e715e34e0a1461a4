/** The one file for a page, with every game. Who loads it writes tags by hand. */
import { catalogue } from './catalogue.js';
import { tellMisspeltTags } from './element/misspelt-tags.js';

export * from './hourhand.js';

tellMisspeltTags([...catalogue.map(({ tag }) => tag), 'solitaire-daily', 'solitaire-settings']);
