// Made by `npm run analyze` from what custom-elements.json says.

import type { HTMLAttributes, JSX as Base } from 'preact';
import type { Elements, Listeners, Props } from './props.js';

type Own<E extends EventTarget> = HTMLAttributes<E> & Base.HTMLAttributes<E>;
type Tag<T extends keyof Props> = Omit<Own<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Listeners<'on'>;

// What every element takes is in JSX in Preact 10, and in the module in 11: where it is missing, it is
// empty.
declare module 'preact' {
  interface HTMLAttributes<RefType extends EventTarget = EventTarget> {}
  namespace JSX {
    interface HTMLAttributes<RefType extends EventTarget = EventTarget> {}
    interface IntrinsicElements {
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
}

export {};
