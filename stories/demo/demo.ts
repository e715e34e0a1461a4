/** The script of the front door. Without it, the page can still be read. */
import '../../src/autoloader.js';
import { followAddress } from './choices.js';
import { copyButton } from './copy.js';
import { dayOfChoice } from './day.js';
import { EventLog } from './event-log.js';
import { switchLanguage } from './language.js';
import type { ScriptTexts } from './texts.js';

const one = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;
const texts = (): ScriptTexts => JSON.parse(one('.texts').textContent!) as ScriptTexts;

const log = new EventLog(one('.log'), texts);
const link = one<HTMLAnchorElement>('header .language');

followAddress(one('.switches'), one('solitaire-settings'), link);
copyButton(one('.snippet'), texts);
dayOfChoice(one('.day'));
switchLanguage(link, () => log.draw());

// The first deal is there at once, as a page's own content is; those that a player asks for are dealt.
const first = one<HTMLElement>('.hero [speed]');
for (const input of ['pointerdown', 'keydown']) {
  first.addEventListener(input, () => first.removeAttribute('speed'), { once: true });
}
