import { html } from 'lit';
import type { Message, PlayHost } from '../../game/index.js';
import { recordOf } from '../../session/index.js';
import type { ViewHost } from '../view-host.js';
import { readViewed, type Viewed } from './read.js';
import { Viewer } from './view.js';

/**
 * Reads what is to be looked at.
 * @returns the view, which is to be opened once it is drawn; if it can’t be read, what the reader is told
 */
export function viewerOf(host: ViewHost, page: PlayHost, viewed: Viewed): Viewer | Message {
  const read = readViewed(page.game, page.options(), viewed);
  if (!read.ok) {
    const { message } = read.error;
    page.warn(message);
    const about = { game: page.game.id, deal: '', by: 'auto', code: 'unreadable' } as const;
    page.notify(recordOf('error', { ...about, message }));
    return ['unreadable', viewed.replay !== undefined ? 'replay' : 'position'];
  }
  for (const one of read.value.faults) page.warn(one);
  const own: ViewHost = {
    ...host,
    name: () => viewer.nameOf(host.name()),
    instead: () => (viewer.isOpen ? undefined : html`<slot></slot>`),
  };
  const viewer: Viewer = new Viewer(own, page, read.value);
  return viewer;
}
