import type { CommandTable, DialogName } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';
import { storageOf } from '../../host.js';

/** The menu and the dialogs, which whatever shows the game has. */
export class Dialogs implements Feature {
  readonly commands: CommandTable;

  constructor({ display, host }: Play) {
    const opens = (name: DialogName) => ({ run: () => display.openDialog(name) });
    this.commands = {
      menu: { run: () => display.toggleMenu() },
      howToPlay: opens('howToPlay'),
      settings: opens('settings'),
      statistics: {
        ...opens('statistics'),
        offered: () => storageOf(host) !== undefined,
      },
      daily: opens('daily'),
      share: opens('share'),
    };
  }
}
