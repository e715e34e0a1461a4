import { type CommandSpec, type CommandTable, type DialogName, DIALOGS } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { storageOf } from '../../host.js';

/** The menu and the dialogs, which whatever shows the game has. */
export class Dialogs implements Feature {
  readonly commands: CommandTable;

  constructor({ display, host, dealer }: Play) {
    /** When these dialogs are offered; the others always are. */
    const offered: Partial<Record<DialogName, () => boolean>> = {
      statistics: () => storageOf(host) !== undefined,
      // The page has a game of the day around this one, with its own days.
      daily: () => !dealer.host.isForDay?.(),
    };
    const opens = (name: DialogName): [DialogName, CommandSpec] => [
      name,
      { run: () => display.openDialog(name), offered: offered[name] ?? (() => true) },
    ];
    this.commands = {
      menu: { run: () => display.toggleMenu() },
      ...Object.fromEntries(DIALOGS.map(opens)),
    };
  }
}
