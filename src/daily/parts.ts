// Made by `npm run analyze` from what custom-elements.json says.

/** The parts of all games. */
export const parts: readonly string[] =
  'base board dial card face-up face-down red black clubs diamonds hearts spades lifted last pile complete target outline mark count ways toolbar info deal-number move-count time button menu scrubber dialog close status-bar playing won lost result message caption newGame restart bringBack continueSaved keepThis restoreResults undo redo hint guide leaveGuide play pause fullscreen leaveFullscreen shareResult why replay toStart stepBack step toEnd takeOver backToGame howToPlay settings share statistics daily chooseDeal picture tableau hour-1 hour-2 hour-3 hour-4 hour-5 hour-6 hour-7 hour-8 hour-9 hour-10 hour-11 hour-12 solution back finish verdict empty foundation stock waste gap gaps badge redeals suit-order'.split(
    ' ',
  );
