import type { By, Session, Transition } from '../session/index.js';
import type { BriefWords, MoreWords, Words } from '../words/index.js';

/** The sentences of a language, each as its name and arguments. */
type SentencesOf<W> = {
  [K in keyof W]-?: W[K] extends string
    ? readonly [name: K]
    : W[K] extends (...about: infer About) => string
      ? readonly [name: K, ...about: About]
      : never;
}[keyof W];

/**
 * A message to the player: the name of a sentence and its arguments. It becomes a sentence when it is
 * rendered, in the language of that moment.
 */
export type Message = SentencesOf<Omit<Words, 'lang'>> | SentencesOf<MoreWords>;

/** A message to be announced, and who made the move that it is about. */
export interface Heard {
  readonly message: Message;
  readonly by: By | undefined;
}

type Sentences = Readonly<Record<string, string | ((...about: readonly unknown[]) => string)>>;

/**
 * @param more undefined until it is loaded: its sentences are empty until then
 * @param brief shorter sentences, where the language has them and the player wants them
 */
export function sentenceOf(
  message: Message,
  words: Words,
  more: MoreWords | undefined,
  brief: BriefWords | undefined,
): string {
  const [name, ...about] = message;
  const found = [brief, words].find((one) => one && name in one) ?? more;
  const sentences = found as unknown as Sentences | undefined;
  const sentence = sentences?.[name];
  return typeof sentence === 'function' ? sentence.apply(sentences, about) : (sentence ?? '');
}

/** What is said about the end of a game; undefined while it is on. */
export function endingOf({ outcome, moveCount }: Session): Message | undefined {
  if (outcome.status === 'won') return ['won', moveCount];
  return outcome.status === 'lost' ? ['lost', outcome.reason] : undefined;
}

/**
 * What is said about a change of a game.
 * @param today today’s date
 */
export function messageOf(
  { cause, effects, before, count }: Transition,
  { game, rules, moveCount, dealNumber, history }: Session,
  today: string,
): Message {
  switch (cause) {
    case 'deal':
      return ['dealt', game.id, history.opening.day ?? dealNumber, today];
    case 'load':
      return ['loaded', moveCount];
    case 'undo':
      return ['undone', count, effects, rules.piles];
    case 'redo':
      return ['redone', count, effects, rules.table(before!).piles];
    case 'move':
      return ['move', effects, rules.table(before!).piles];
  }
}
