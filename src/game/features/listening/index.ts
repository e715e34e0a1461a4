import type { CommandTable, ListeningCommand } from '../../command.js';
import type { Feature } from '../../feature.js';
import type { Play } from '../../play.js';

/** What players who listen can ask. They ask about a pile, which whatever shows the game knows. */
export class Listening implements Feature {
  readonly commands: CommandTable;

  constructor({ display }: Play) {
    const asks = (name: ListeningCommand, key?: string) => ({
      ...(key && { key }),
      run: () => display.answer(name),
    });
    // Some keyboards need the Shift key for these marks, others don’t.
    this.commands = {
      describe: asks('describe', 'd'),
      listMoves: asks('listMoves', 'm'),
      repeat: asks('repeat', 'r'),
      wants: asks('wants', 'w'),
      cardBelow: asks('cardBelow', '.'),
      cardAbove: asks('cardAbove', ','),
      keyHelp: asks('keyHelp', '?'),
      putBack: asks('putBack'),
    };
  }
}
