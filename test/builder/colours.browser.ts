/** The colours of the builder's form: chosen, written, and measured in the game of the preview. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { media } from '../support/commands.js';
import { type Colour, contrast, mostOf, Pixels } from '../support/pixels.js';
import { keys, until } from '../support/table.js';
import { BuilderPage } from './open.js';

const FILES = 'https://example.com/dist/';
const INK = '--solitaire-ink';

describe('the colours in the builder', () => {
  let page: BuilderPage;
  afterEach(async () => {
    page?.close();
    await media({});
  });

  const said = (name: string): string =>
    page.one(`#--solitaire-${name}-contrast`).textContent.replace(/\s+/g, ' ').trim();
  const says = (name: string, text: RegExp): Promise<void> =>
    until(
      () => text.test(said(name)),
      () => `“${said(name)}” says ${String(text)}`,
    );
  const ratio = (name: string): number => parseFloat(said(name));
  const hexColour = (text: string): Colour =>
    [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Colour;

  it('say how far text and table are apart while one of them is typed', async () => {
    page = await BuilderPage.ready(`?files=${FILES}&--solitaire-background=white`);
    const field = page.one<HTMLInputElement>(`#${INK}`);
    await page.click(field);
    await sendKeys({ type: '#777' });
    await says('ink', /^4\.4 : 1 too little for text on the table; 4\.5 : 1 is enough$/);
    await page.writes(`style="${INK}:#777`);
    await keys('Control+a');
    await sendKeys({ type: '#767676' });
    await says('ink', /^4\.5 : 1 passes for text on the table/);
    // It is the same pair.
    await says('background', /^4\.5 : 1 passes/);
    expect(field.getAttribute('aria-describedby')).to.contain(`${INK}-contrast`);
    await keys('Tab');
    await page.writes(`style="${INK}:#767676;--solitaire-background:white"`);
    expect(new URLSearchParams(page.window.location.search).get(INK)).to.equal('#767676');
    expect(page.game.style.getPropertyValue(INK)).to.equal('#767676');
  });

  it('are the theme’s as long as none are chosen, in light and dark', async () => {
    for (const scheme of ['light', 'dark']) {
      await media({ 'prefers-color-scheme': scheme });
      page = await BuilderPage.ready('?theme=felt&toolbar=none');
      await until(() => page.one<HTMLInputElement>(`#${INK}`).placeholder === '#f7f3e6');
      // The ground is a gradient: what is told is of the place where text is seen worst.
      const stripNow = (): DOMRect => {
        const base = page.game.shadowRoot!.querySelector('.base')!.getBoundingClientRect();
        return new DOMRect(base.left + 20, base.top + 3, base.width - 40, 4);
      };
      let strip: DOMRect;
      let picture: Pixels;
      // The game moves while the page above it is still being filled.
      do {
        strip = stripNow();
        picture = await Pixels.take();
      } while (strip.top !== stripNow().top || strip.width !== stripNow().width);
      const seen = picture.in(strip);
      const ink = hexColour('#f7f3e6');
      const worst = Math.min(...seen.map((ground) => contrast(ink, ground)));
      expect(ratio('ink'), scheme).to.be.within(worst * 0.75, worst + 0.1);
      const red = ratio('card-red');
      expect(red, scheme).to.be.within(4.5, 9);
      page.close();
    }
  });

  it('follow the scheme that is picked, and the cards on the screen', async () => {
    // A king that is turned first lies on its goal, whose mark tints it.
    page = await BuilderPage.ready('?scheme=light&deal=21');
    const paper = (): string => page.one<HTMLInputElement>('#--solitaire-card-paper').placeholder;
    await until(() => paper() === '#fffdf8');
    await page.press('dark');
    await until(() => paper() === '#e6dfcf');
    const root = page.game.shadowRoot!;
    const up = (): HTMLElement | null => root.querySelector('.card.face-up:not([hidden])');
    await until(() => up() !== null && root.getAnimations().length === 0, 'a card is turned');
    const card = up()!;
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const drawn = mostOf((await Pixels.take()).in(card.getBoundingClientRect()));
    expect(drawn).to.deep.equal(hexColour('#e6dfcf'));
  });

  it('that a game doesn’t have are not measured', async () => {
    page = await BuilderPage.ready();
    await says('dial', /: 1 passes for numerals on the dial; 3 : 1 is enough/);
    await page.pick('game', 'Travellers');
    await page.shows('travellers');
    await says('dial', /^Not in this game as it is laid out now\.$/);
    await says('accent', /: 1 passes/);
    await page.pick('game', 'The game of the day');
    await says('ink', /: 1 passes/);
  });

  it('of clubs and diamonds are there with four colours', async () => {
    page = await BuilderPage.ready();
    const names = (): string[] => page.all('.colour label').map((one) => one.textContent);
    expect(names()).to.not.include('card-clubs');
    await page.press('four-color');
    await until(() => names().includes('card-clubs') && names().includes('card-diamonds'));
    await page.type('--solitaire-card-clubs', 'yellow');
    await says('card-clubs', /^1\.\d : 1 too little for clubs on the card/);
    await says('card-paper', /too little/);
    await says('card-black', /passes/);
  });

  it('can be picked by the swatch, which shows them', async () => {
    page = await BuilderPage.ready();
    await says('back', /passes/);
    const swatch = page.one<HTMLInputElement>('[aria-label="Pick back"]');
    // The picker itself is a window of the browser's, which no test can reach.
    swatch.value = '#c8a040';
    swatch.dispatchEvent(new Event('input'));
    await says('back', /too little for hands on the back/);
    await says('back-ink', /too little/);
    const shown = swatch.nextElementSibling as HTMLElement;
    expect(page.window.getComputedStyle(shown).backgroundColor).to.equal('rgb(200, 160, 64)');
    swatch.dispatchEvent(new Event('change'));
    await page.writes('style="--solitaire-back:#c8a040"');
    await page.type('--solitaire-back', '');
    await page.writes('<clock-solitaire></clock-solitaire>');
    await says('back', /passes/);
  });

  it('that is none is told at its field, and changes nothing', async () => {
    page = await BuilderPage.ready();
    await page.type('--solitaire-accent', 'reddish');
    const fault = page.one('#--solitaire-accent-fault').textContent;
    expect(fault).to.equal('--solitaire-accent="reddish" is not valid; it takes a colour');
    expect(page.one('#--solitaire-accent').ariaInvalid).to.equal('true');
    await page.writes('<clock-solitaire></clock-solitaire>');
    // Its first three letters were a colour.
    await until(() => page.game.style.getPropertyValue('--solitaire-accent') === '');
    await page.type('--solitaire-accent', 'oklch(60% 0.2 30)');
    expect(page.all('#--solitaire-accent-fault')).to.be.empty;
    await page.writes('style="--solitaire-accent:oklch(60% 0.2 30)"');
  });

  it('come back from the URL; a wrong one is told', async () => {
    page = await BuilderPage.ready(
      `?files=${FILES}&--solitaire-dial=navy&--solitaire-ink=url(x)&--solitaire-akzent=red`,
    );
    await page.writes('style="--solitaire-dial:navy"');
    await says('dial', /^\d+\.\d : 1 too little for numerals on the dial/);
    const told = page.one('.told').textContent;
    expect(told).to.contain('--solitaire-ink="url(x)" is not valid; it takes a colour; it is');
    expect(told).to.contain('did you mean --solitaire-accent?');
    await page.press('Frame');
    await page.writes('game=clock&amp;--solitaire-dial=navy&amp;height=frame');
  });

  it('leave the game alone when they are measured', async () => {
    page = await BuilderPage.ready('?deal=7&speed=instant');
    await says('ink', /passes/);
    const board = page.game.shadowRoot!.querySelector('.board')!;
    const paper = page.one<HTMLInputElement>('#--solitaire-card-paper');
    const { placeholder } = paper;
    for (const scheme of ['light', 'dark']) await page.press(scheme);
    await until(() => paper.placeholder !== placeholder, 'they are measured again');
    expect(board.querySelectorAll(':scope > i')).to.have.length(0);
    await page.click(page.game.shadowRoot!.querySelector<HTMLElement>('button.movable')!);
    await until(() => page.one('.events').textContent.includes('solitaire-move'));
  });

  it('and every other choice are told at their group', async () => {
    page = await BuilderPage.ready('?--solitaire-ink=black&theme=felt&faces=large');
    const group = (name: string): HTMLElement =>
      page.all('summary').find((one) => one.querySelector('.title')?.textContent === name)!;
    const chosen = (name: string): string => group(name).textContent.replace(/\s+/g, ' ').trim();
    expect(['Colours', 'Look', 'Deal'].map(chosen)).to.deep.equal([
      'Colours ink black',
      'Look faces large',
      'Deal number, winnable, difficulty',
    ]);
    await page.type('deal', '7');
    await until(() => chosen('Deal') === 'Deal number 7');
  });
});
