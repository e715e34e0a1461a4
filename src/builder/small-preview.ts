import { phone } from './order.js';

/** How small the game is while the form is read; its layout stays the same. */
const SMALL = 0.5;

/**
 * On a phone the preview is first as a phone shows the game. Once most of it has been scrolled away, all of it is
 * seen at the top, smaller, in the place of the part that is left: nothing else moves.
 */
export function shrinkWhenPassed(preview: HTMLElement, stage: HTMLElement): void {
  if (!CSS.supports('zoom', String(SMALL))) return;
  const { classList, style } = preview;
  const page = document.documentElement.style;
  /** All of the preview but the game. */
  let rest = 0;

  const update = (): void => {
    if (!phone.matches) return classList.remove('small');
    const padding = 2 * parseFloat(getComputedStyle(stage).paddingBlockStart);
    const isSmall = classList.contains('small');
    const drawn = stage.offsetHeight - padding;
    if (!isSmall) {
      rest = preview.offsetHeight - drawn;
      style.setProperty('--game', `${stage.clientWidth - padding}px`);
    }
    const game = isSmall ? drawn / SMALL : drawn;
    const [whole, small] = [rest + game, rest + game * SMALL];
    style.setProperty('--whole', `${whole}px`);
    page.setProperty('--small', `${small}px`);
    classList.toggle('small', preview.getBoundingClientRect().top <= small - whole + 1);
  };
  new ResizeObserver(update).observe(stage);
  addEventListener('scroll', update, { passive: true });
  phone.addEventListener('change', update);
}
