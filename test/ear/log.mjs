/** The log of everything that was said in a game, as a text to read and to compare. */

/**
 * Seconds for each character: people who read aloud need 68 ms on average in English, German and twelve
 * other languages (Trauzettel-Klosinski and Dietz 2012, doi:10.1167/iovs.11-8284). Listeners of
 * screen readers often set a faster rate.
 */
const SECONDS_PER_CHARACTER = 0.068;

/** @param {string} text */
const wordsIn = (text) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** @param {readonly string[]} lines */
function measure(lines) {
  const seconds = (/** @type {string} */ text) => text.length * SECONDS_PER_CHARACTER;
  const longest = lines.reduce((one, other) => (other.length > one.length ? other : one), '');
  return {
    utterances: lines.length,
    words: lines.reduce((sum, line) => sum + wordsIn(line), 0),
    seconds: Math.round(lines.reduce((sum, line) => sum + seconds(line), 0)),
    longest: Math.round(seconds(longest)),
  };
}

/**
 * @param {string} title
 * @param {readonly string[]} said by the live region, in its order
 * @param {RegExp} dealt the first words, which the goal may follow at once or a moment later
 */
export function asText(title, said, dealt) {
  // Who finds out where everything lies comes to the edge again and again.
  const lines = said.map((text) => text.trim()).filter((text, i, all) => text !== all[i - 1]);
  const [first = '', second = '', ...others] = lines;
  const all = dealt.test(first) ? [`${first} ${second}`, ...others] : lines;
  const { utterances, words, seconds, longest } = measure(all);
  return [
    `# ${title}`,
    `# ${utterances} utterances, ${words} words, ${seconds} s; the longest takes ${longest} s`,
    '',
    ...all,
    '',
  ].join('\n');
}
