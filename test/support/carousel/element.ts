import { propertiesFor, SolitaireElement } from '../../../src/element/element.js';
import { carouselLayout } from './layout.js';
import { carousel } from './rules.js';

/** Carousel: runs of cards between six piles on a dial. */
export class CarouselSolitaire extends SolitaireElement {
  static override readonly game = carousel;
  static override readonly layout = carouselLayout;
  static override readonly tag: string = 'carousel-solitaire';
  static override properties = propertiesFor(carousel);
}
