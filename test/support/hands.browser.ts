/** The input helpers of the tests: mouse, keys, touches and media work in the page as for a user. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { media, swipe, tap, touch } from './commands.js';
import { until } from './table.js';

describe(`the hands of a test`, () => {
  let heard: string[];
  let field: HTMLElement;
  let listening: AbortController;

  beforeEach(async () => {
    await setViewport({ width: 800, height: 600 });
    heard = [];
    listening = new AbortController();
    field = document.createElement('div');
    field.tabIndex = 0;
    field.style.cssText = 'position: fixed; inset: 0; touch-action: none';
    document.body.append(field);
    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'keydown'];
    for (const name of names) {
      field.addEventListener(
        name,
        (event) => {
          const { pointerType, isPrimary, key } = event as PointerEvent & KeyboardEvent;
          const second = name !== 'click' && isPrimary === false;
          const what = key ?? `${pointerType}${second ? ' 2' : ''}`;
          if (event.isTrusted) heard.push(`${name} ${what}`);
        },
        { signal: listening.signal },
      );
    }
  });

  afterEach(async () => {
    listening.abort();
    field.remove();
    await resetMouse();
  });

  /** The recorded events, without repetitions. */
  const story = (): string[] => heard.filter((one, i) => one !== heard[i - 1]);

  it('the mouse clicks and draws', async () => {
    await sendMouse({ type: 'move', position: [40, 40] });
    heard.length = 0;
    await sendMouse({ type: 'click', position: [50, 50] });
    expect(story()).to.deep.equal(['pointermove', 'pointerdown', 'pointerup', 'click'].map(mouse));
    heard.length = 0;
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [90, 80] });
    await sendMouse({ type: 'up' });
    expect(story().slice(0, 3)).to.deep.equal(
      ['pointerdown', 'pointermove', 'pointerup'].map(mouse),
    );
  });

  it('keys have their names', async () => {
    field.focus();
    expect(document.hasFocus(), 'the page has the focus').to.be.true;
    for (const press of ['ArrowLeft', 'Enter', 'Escape', 'Digit7', 'Minus', 'u']) {
      await sendKeys({ press });
    }
    const keys = ['ArrowLeft', 'Enter', 'Escape', '7', '-', 'u'];
    expect(heard.filter((one) => !one.startsWith('click'))).to.deep.equal(
      keys.map((key) => `keydown ${key}`),
    );
  });

  it('Tab goes on, and back with Shift', async () => {
    const after = document.createElement('button');
    field.after(after);
    field.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(after);
    expect(after.matches(':focus-visible')).to.be.true;
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(document.activeElement).to.equal(field);
    after.remove();
  });

  it('a finger taps', async () => {
    await tap(60, 60);
    const wanted = ['pointerdown touch', 'pointerup touch', 'click touch'];
    await until(() => story().includes('click touch'));
    expect(story().filter((one) => wanted.includes(one))).to.deep.equal(wanted);
  });

  it('a finger draws', async () => {
    await swipe({ x: 60, y: 60 }, { x: 200, y: 160 });
    expect(story()).to.deep.equal(['pointerdown touch', 'pointermove touch', 'pointerup touch']);
  });

  it('a second finger comes and goes', async () => {
    const first = { x: 60, y: 60, id: 0 };
    const second = { x: 160, y: 60, id: 1 };
    await touch([
      { type: 'touchStart', points: [first] },
      { type: 'touchStart', points: [first, second] },
      { type: 'touchEnd', points: [first] },
    ]);
    const wanted = ['pointerdown touch', 'pointerdown touch 2', 'pointerup touch 2'];
    expect(heard.filter((one) => /down|up/.test(one))).to.deep.equal(wanted);
    await touch([{ type: 'touchEnd' }]);
    expect(heard.filter((one) => /up/.test(one))).to.deep.equal([wanted[2], 'pointerup touch']);
  });

  it('a touch is cancelled', async () => {
    await touch([{ type: 'touchStart', points: [{ x: 60, y: 60 }] }, { type: 'touchCancel' }]);
    // Chromium answers before the page has heard of it: a cancelled touch is not waited for.
    await until(() => story().includes('pointercancel touch'));
  });

  it('a finger scrolls the page', async () => {
    field.style.cssText = 'height: 3000px';
    await swipe({ x: 100, y: 500 }, { x: 100, y: 200 }, 12);
    await until(() => scrollY > 100);
    await until(() => story().includes('pointercancel touch'));
    scrollTo(0, 0);
  });

  for (const [name, value] of [
    ['prefers-color-scheme', 'dark'],
    ['prefers-reduced-motion', 'reduce'],
    ['prefers-contrast', 'more'],
    ['forced-colors', 'active'],
  ] as const) {
    it(`${name} is emulated`, async () => {
      await media({ [name]: value });
      expect(matchMedia(`(${name}: ${value})`).matches).to.be.true;
      await media({});
      await until(() => !matchMedia(`(${name}: ${value})`).matches);
    });
  }

  it('print is emulated', async () => {
    await media({ type: 'print' });
    expect(matchMedia('print').matches).to.be.true;
    await media({});
  });

  it('the page has the size that was asked for, and the least one', async () => {
    await setViewport({ width: 1000, height: 900 });
    expect([innerWidth, innerHeight]).to.deep.equal([1000, 900]);
    await setViewport({ width: 200, height: 400 });
    expect([innerWidth, innerHeight]).to.deep.equal([200, 400]);
  });

  it('time goes by itself for who waits as long as for the solver, such as a clock for its next second', async () => {
    const { length } = heard;
    setTimeout(() => heard.push('rung'), 700);
    await until(() => heard.length > length);
    expect(heard.at(-1)).to.equal('rung');
  });
});

const mouse = (name: string): string => `${name} mouse`;
