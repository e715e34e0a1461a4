import { type CommandSpec, type CommandTable, type DialogName, DIALOGS } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { storageOf } from '../../host.js';

/** The menu and the dialogs, which whatever shows the game has. */
export class Dialogs implements Feature {
  readonly commands: CommandTable;

  constructor({ display, host }: Play) {
    /** Where one is offered; the others are everywhere. */
    const offered: Partial<Record<DialogName, () => boolean>> = {
      statistics: () => storageOf(host) !== undefined,
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
