/** Pages of Storybook that show a file of docs/. */

/** The pages, by the file that each shows. */
const pages: Readonly<Record<string, string>> = {
  'accessibility.md': 'guides-accessibility',
  'deals.md': 'guides-deals',
  'events.md': 'guides-events',
  'notation.md': 'guides-notation',
  'odds.md': 'guides-odds',
  'saving.md': 'guides-saving',
  'solver.md': 'guides-solver',
  'styling.md': 'guides-theming',
};

/**
 * A file of docs/ as a page: links to other such pages lead there, and links to other files of the
 * repository are only their text.
 */
export const pageOf = (markdown: string): string =>
  markdown
    .replaceAll(/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (all, image, text, target) => {
      if (image || /^(https?:|#|\?)/.test(target)) return all;
      const [file] = String(target).split('#');
      const page = pages[file!.replace(/^docs\//, '')];
      return page ? `[${text}](?path=/docs/${page}--docs)` : text;
    })
    .replaceAll(/^\[([^\]]+)\]: (?!https?:)(\S+)$/gm, '');
