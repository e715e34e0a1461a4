// Made by `npm run analyze` from what custom-elements.json says.

import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements, Listeners, Props } from './props.js';

/** The kit's custom properties too. */
type Style = CSSProperties & { readonly [property: `--solitaire-${string}`]: string | undefined };

type Tag<T extends keyof Props> = Omit<
  DetailedHTMLProps<HTMLAttributes<Elements[T]>, Elements[T]>,
  keyof Props[T] | 'style'
> &
  Props[T] & { style?: Style | undefined } & Listeners<'on'> & { class?: string | undefined };

declare module 'react' {
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
