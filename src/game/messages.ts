import type { MoreWords, Words } from '../words/index.js';

/** The sentences of a language, each as its name and what it is about. */
type SentencesOf<W> = {
  [K in keyof W]: W[K] extends string
    ? readonly [name: K]
    : W[K] extends (...about: infer About) => string
      ? readonly [name: K, ...about: About]
      : never;
}[keyof W];

/**
 * What a player is told, as plain facts: the name of a sentence, and what it is about. It becomes a
 * sentence when it is drawn, in the language of that moment.
 */
export type Message = SentencesOf<Omit<Words, 'lang'>> | SentencesOf<MoreWords>;

type Sentences = Readonly<Record<string, string | ((...about: readonly unknown[]) => string)>>;

/** @param more undefined while it has not come: what needs it is empty until then */
export function sentenceOf(message: Message, words: Words, more: MoreWords | undefined): string {
  const [name, ...about] = message;
  const sentences = (name in words ? words : more) as unknown as Sentences | undefined;
  const sentence = sentences?.[name];
  return typeof sentence === 'function' ? sentence.apply(sentences, about) : (sentence ?? '');
}
