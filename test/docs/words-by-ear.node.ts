/** How many words a listener hears, for a move and in a game: what docs/accessibility.md says, counted in the logs of the games by ear. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { games } from '../../src/rules/index.js';
import { gameName } from '../../src/words/en/vocabulary.js';

/** Grandfather’s Clock: what is said when a card is picked up, and when it is put down. */
const SENTENCES = {
  en: { up: /^Lifted\b/, down: /^(\d+ o’clock|Column \d)[;.]/ },
  de: { up: /^Aufgenommen\b|^\d+ Karten aufgenommen\b/, down: /^(\d+ Uhr|Spalte \d)[;.]/ },
};
/** No more words than these. */
const GOAL = 12;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const perMove = (lang: keyof typeof SENTENCES): number => {
  const said = readFileSync(`test/ear/said/grandfathers-clock.${lang}.txt`, 'utf8').split('\n');
  const { up, down } = SENTENCES[lang];
  const moves = said.filter((line) => down.test(line));
  const lifted = said.filter((line) => up.test(line));
  assert.ok(moves.length > 40 && lifted.length > 40, `${lang}: a whole game`);
  return [...moves, ...lifted].reduce((sum, line) => sum + wordsIn(line), 0) / moves.length;
};

describe('the words for a move of Grandfather’s Clock', () => {
  it('are as few as was aimed at, and as many as the documents say', () => {
    const [english, german] = [perMove('en'), perMove('de')];
    assert.ok(english <= GOAL && german <= GOAL, `${english}, ${german}`);
    const text = readFileSync('docs/accessibility.md', 'utf8').replace(/\s+/g, ' ');
    const told = `a move takes ${english.toFixed(1)} words in English and ${german.toFixed(1)} in German`;
    assert.ok(text.includes(told), told);
  });
});

describe('the words of a game', () => {
  it('are as many as in its logs', () => {
    const text = readFileSync('docs/accessibility.md', 'utf8').replace(/ +/g, ' ');
    for (const id of Object.keys(games)) {
      const [english, german] = ['en', 'de'].map((lang) => {
        const log = readFileSync(`test/ear/said/${id}.${lang}.txt`, 'utf8');
        return /^# (\d+) utterances, (\d+ words, \d+ s)/m.exec(log)!;
      });
      const row = `| ${gameName(id)} | ${english![1]} | ${english![2]} | ${german![2]} |`;
      assert.ok(text.includes(row), row);
    }
  });
});
