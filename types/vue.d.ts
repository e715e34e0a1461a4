// Made by `npm run analyze` from what custom-elements.json says.

import type { HTMLAttributes } from 'vue';
import type { Events, Props } from './props.js';

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;
type Listeners = {
  [Name in keyof Events as `on${Pascal<Name>}`]?: ((event: Events[Name]) => void) | undefined;
};
type Tag<T extends keyof Props> = new () => {
  $props: Omit<HTMLAttributes, keyof Props[T]> & Props[T] & Listeners;
};

declare module 'vue' {
  interface GlobalComponents {
    'clock-solitaire': Tag<'clock-solitaire'>;
    'watch-solitaire': Tag<'watch-solitaire'>;
    'travellers-solitaire': Tag<'travellers-solitaire'>;
    'hide-and-seek-solitaire': Tag<'hide-and-seek-solitaire'>;
    'grandfathers-clock-solitaire': Tag<'grandfathers-clock-solitaire'>;
    'big-ben-solitaire': Tag<'big-ben-solitaire'>;
    'german-clock-solitaire': Tag<'german-clock-solitaire'>;
    'wandering-card-solitaire': Tag<'wandering-card-solitaire'>;
    'solitaire-daily': Tag<'solitaire-daily'>;
    'solitaire-settings': Tag<'solitaire-settings'>;
  }
}

export {};
