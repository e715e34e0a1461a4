// Made by `npm run analyze` from what custom-elements.json says.

import type { JSX as Base } from 'solid-js';
import type { Elements, Listeners, Props } from './props.js';

type Prefixed<T, Prefix extends string> = {
  [Name in keyof T & string as `${Prefix}${Name}`]?: T[Name];
};
type Tag<T extends keyof Props> = Omit<Base.HTMLAttributes<Elements[T]>, keyof Props[T]> &
  Props[T] &
  Prefixed<Props[T], 'prop:' | 'attr:'> &
  Listeners<'on:'>;

declare module 'solid-js' {
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
      'solitaire-daily': Tag<'solitaire-daily'>;
      'solitaire-settings': Tag<'solitaire-settings'>;
    }
  }
}

export {};
