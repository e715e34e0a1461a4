/** The page of a game: its rules in the kit’s own words, its options, and its sources. */
import { games, resolveOptions } from '../src/rules/index.js';
import { howToPlay } from '../src/words/en/how-to-play.js';
import type { Origin } from './game.js';

/** The id of the story that shows an option’s value: `deck-32`, `in-place`. */
export const storyOf = (option: string, value: string): string =>
  value === 'true' ? option : `${option}-${value}`;

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/**
 * How a game is played, as Markdown.
 * @param meta the id of its file of stories: `games-clock`
 */
export function rulesPage(tag: string, meta: string, { names = [], sources }: Origin): string {
  const game = games[tag.replace('-solitaire', '')]!;
  const { options } = resolveOptions(game, {});
  const guide = howToPlay.game(game.id, options);
  if (!guide) throw new Error(`${game.id} has no words`);
  const link = (option: string, value: string): string =>
    `[\`${value}\`](?path=/story/${meta}--${storyOf(option, value)})`;
  const rows = game.options.flatMap((spec) =>
    spec.values.map((value) => {
      const shown = value === spec.default ? `**\`${value}\`**` : link(spec.name, value);
      return `| \`${spec.name}\` | ${shown} | ${howToPlay.option(spec.name, value)} |`;
    }),
  );
  const { presets } = game;
  const sets = Object.entries(presets?.sets ?? {}).map(([name, set]) => {
    const shown = name === presets!.default ? `**\`${name}\`**` : link('rules', name);
    const values = game.options.map((spec) => `\`${set[spec.name] ?? spec.default}\``);
    return `| ${shown} | ${values.join(' | ')} |`;
  });
  const columns = game.options.map(({ name }) => `\`${name}\``);
  return [
    `**${guide.goal}**`,
    ...(names.length > 0 ? [`Also called ${names.join(', ')}.`] : []),
    `## ${howToPlay.table}\n\n${list(guide.table)}`,
    `## ${howToPlay.moves}\n\n${list(guide.moves)}`,
    `## ${howToPlay.end}\n\n${list(guide.end)}`,
    '## Options',
    'Defaults are in bold; each other value leads to its story.',
    ['| Attribute | Value | Rule |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(sets.length > 0
      ? [
          'The attribute `rules` chooses all of them at once:',
          [
            `| \`rules\` | ${columns.join(' | ')} |`,
            `| --- |${' --- |'.repeat(columns.length)}`,
            ...sets,
          ].join('\n'),
        ]
      : []),
    `## Where the rules come from\n\n${list(sources)}`,
  ].join('\n\n');
}
