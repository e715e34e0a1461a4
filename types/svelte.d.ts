// Made by `npm run analyze` from what custom-elements.json says.

import type { HTMLAttributes } from 'svelte/elements';
import type { Elements, Listeners, Props } from './props.js';

type Tag<T extends keyof Props> = Omit<HTMLAttributes<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Listeners<'on'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
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
