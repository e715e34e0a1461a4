/**
 * The synthesizer that the screen reader speaks to: it answers the protocol of Speech Dispatcher (SSIP), takes as
 * long for each utterance as a voice would, and so knows what a listener has heard in full and what was cut off.
 */
import { createServer } from 'node:net';

/**
 * @typedef {object} Utterance
 * @property {string} text
 * @property {number} begun when the voice began it, or 0
 * @property {boolean} over whether nothing more of it will be heard
 * @property {number | undefined} cut how many characters were heard before it was cut off
 */

/** What the protocol asks for and needs an answer to; everything else is simply accepted. */
const VALUES = new Map([
  ['OUTPUT_MODULE', 'test'],
  ['LANGUAGE', 'en'],
  ['PUNCTUATION', 'none'],
]);

/** The text of a message: without marks of SSML, and with its entities as characters. @param {string} message */
const plain = (message) =>
  message
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|amp|quot|apos);/g,
      (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name],
    )
    .trim();

export class Voice {
  /** Everything that it was given to say. @type {Utterance[]} */
  said = [];
  /** What it says now, and then. @type {Utterance[]} */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Tells the screen reader how far an utterance is. @type {Map<Utterance, (code: number, word: string) => void>} */
  #tell = new Map();
  #server;

  /**
   * @param {string} socket the path of the socket that it listens to
   * @param {number} perCharacter milliseconds
   */
  constructor(socket, perCharacter) {
    this.perCharacter = perCharacter;
    this.#server = createServer((client) => this.#serve(client)).listen(socket);
  }

  /** Whether nothing is being said. */
  get silent() {
    return this.#queue.length === 0;
  }

  close() {
    clearTimeout(this.#timer);
    this.#server.close();
  }

  /** @param {string} text @param {(code: number, word: string) => void} tell */
  #say(text, tell) {
    /** @type {Utterance} */
    const one = { text, begun: 0, over: false, cut: undefined };
    this.said.push(one);
    this.#tell.set(one, tell);
    if (this.#queue.push(one) === 1) this.#begin();
  }

  #begin() {
    const [now] = this.#queue;
    if (!now) return;
    now.begun = performance.now();
    this.#tell.get(now)?.(701, 'BEGIN');
    this.#timer = setTimeout(() => {
      now.over = true;
      this.#tell.get(now)?.(702, 'END');
      this.#queue.shift();
      this.#begin();
    }, now.text.length * this.perCharacter);
  }

  #cancel() {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (const one of this.#queue.splice(0)) {
      one.over = true;
      one.cut = one.begun ? Math.floor((now - one.begun) / this.perCharacter) : 0;
      this.#tell.get(one)?.(703, 'CANCELED');
    }
  }

  /** @param {import('node:net').Socket} client */
  #serve(client) {
    let rest = '';
    /** The lines of a message that is being sent. @type {string[] | undefined} */
    let message;
    let number = 0;
    const answer = (/** @type {string[]} */ ...lines) =>
      client.writable && client.write(lines.map((line) => `${line}\r\n`).join(''));
    const say = (/** @type {string} */ text) => {
      const id = ++number;
      // The client has to know the number before it is told that the voice begins.
      answer(`225-${id}`, '225 OK MESSAGE QUEUED');
      this.#say(text, (code, word) => answer(`${code}-${id}`, `${code}-1`, `${code} ${word}`));
    };
    client.on('error', () => {});
    client.setEncoding('utf8');
    client.on('data', (data) => {
      const lines = (rest + data).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message && line !== '.') message.push(line.replace(/^\.\./, '.'));
        else if (message) {
          say(plain(message.join('\n')));
          message = undefined;
        } else if (/^speak\b/i.test(line)) {
          message = [];
          answer('230 OK RECEIVING DATA');
        } else this.#obey(line, answer, say, () => client.end());
      }
    });
  }

  /**
   * @param {string} line
   * @param {(...lines: string[]) => void} answer
   * @param {(text: string) => void} say
   * @param {() => void} hangUp
   */
  #obey(line, answer, say, hangUp) {
    const [command = '', what = '', ...more] = line.split(' ');
    switch (command.toUpperCase()) {
      case 'CHAR':
      case 'KEY':
      case 'SOUND_ICON':
        return say([what, ...more].join(' '));
      case 'CANCEL':
      case 'STOP':
        this.#cancel();
        return answer('213 OK CANCELED');
      case 'LIST':
        if (/voices/i.test(what)) {
          return answer('249-English\ten\tnone', '249-German\tde\tnone', '249 OK VOICE LIST SENT');
        }
        return answer('250-test', '250 OK MODULE LIST SENT');
      case 'GET':
        return answer(`251-${VALUES.get(what.toUpperCase()) ?? '0'}`, '251 OK GET RETURNED');
      case 'HISTORY':
        return answer('245-1', '245 OK CLIENT ID SENT');
      case 'QUIT':
        answer('231 HAPPY HACKING');
        return hangUp();
      default:
        return answer('208 OK');
    }
  }
}

/** What was heard of an utterance: ✂ stands where it was cut off. @param {Utterance} one */
export const heard = ({ text, cut }) =>
  cut === undefined ? text : `${text.slice(0, cut)}✂${text.slice(cut)}`;
