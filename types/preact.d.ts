// Made by `npm run analyze` from what custom-elements.json says.

import type { JSX as Base } from 'preact';
import type { Elements, Listeners, Props } from './props.js';

type Tag<T extends keyof Props> = Omit<Base.HTMLAttributes<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Listeners<'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'clock-solitaire': Tag<'clock-solitaire'>;
      'watch-solitaire': Tag<'watch-solitaire'>;
      'travellers-solitaire': Tag<'travellers-solitaire'>;
      'hide-and-seek-solitaire': Tag<'hide-and-seek-solitaire'>;
      'grandfathers-clock-solitaire': Tag<'grandfathers-clock-solitaire'>;
      'big-ben-solitaire': Tag<'big-ben-solitaire'>;
      'german-clock-solitaire': Tag<'german-clock-solitaire'>;
      'wandering-card-solitaire': Tag<'wandering-card-solitaire'>;
      'solitaire-settings': Tag<'solitaire-settings'>;
    }
  }
}

export {};
