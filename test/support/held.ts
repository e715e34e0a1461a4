/** Motion that a test holds, so that it lasts as long as the test needs it. */

/** Whatever is animated from now on waits where it begins, until it is let go. */
export class Held {
  static readonly animate = Element.prototype.animate;
  readonly all: Animation[] = [];

  constructor() {
    const { all } = this;
    const { animate } = Held;
    Element.prototype.animate = function (this: Element, ...how): Animation {
      const animation = animate.apply(this, how);
      animation.pause();
      all.push(animation);
      return animation;
    };
  }

  /** What has neither come to its end nor been called off. */
  get waiting(): Animation[] {
    return this.all.filter(({ playState }) => playState === 'paused');
  }

  /** Holds nothing any more that begins from now on. */
  static end(): void {
    Element.prototype.animate = Held.animate;
  }

  /** Ends what waits, and holds nothing any more. */
  letGo(): void {
    Held.end();
    for (const animation of this.waiting) animation.finish();
  }
}
