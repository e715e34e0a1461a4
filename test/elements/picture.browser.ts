/** Share as a picture: a print of the board as it stands, to be shared or saved. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { listenToPage } from '../support/page.js';
import { keys, lay, type Table, until } from '../support/table.js';
import { setDate } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

const dialogOf = ({ root }: Table): HTMLDialogElement | null => root.querySelector('dialog[open]');
const imageOf = (table: Table): HTMLImageElement | null =>
  dialogOf(table)?.querySelector<HTMLImageElement>('.print img') ?? null;
const svgOf = (table: Table): string => decodeURIComponent(imageOf(table)!.src.split(',')[1]!);
const captions = (table: Table): string[] =>
  [
    ...new DOMParser()
      .parseFromString(svgOf(table), 'image/svg+xml')
      .querySelectorAll('[aria-label]'),
  ].map((drawn) => drawn.getAttribute('aria-label')!);
const said = (table: Table): string => dialogOf(table)!.querySelector('.said')!.textContent;

async function open(table: Table, name = 'Share as a picture…'): Promise<void> {
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await table.press(name);
  await until(() => imageOf(table) !== null);
}

/** Replaces a property of the browser until the end of the test. */
const replaced: (() => void)[] = [];
function replace(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  replaced.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}

/** Keeps the files that the page saves. */
function keepFiles(): { readonly name: string; readonly file: Promise<Blob> }[] {
  const kept: { name: string; file: Promise<Blob> }[] = [];
  const click = HTMLElement.prototype.click;
  replace(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    if (!this.download) return click.call(this);
    kept.push({ name: this.download, file: fetch(this.href).then((response) => response.blob()) });
    return undefined;
  });
  return kept;
}

const sizeOf = async (file: Blob): Promise<readonly [number, number]> => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

const grandfathers = (attributes = ''): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="21" speed="instant" storage="none" ${attributes}></grandfathers-clock-solitaire>`,
  );

describe('Share as a picture', () => {
  const page = listenToPage();
  beforeEach(() => setDate('2026-11-21T18:30:00Z'));
  afterEach(() => {
    setDate();
    for (const restore of replaced.splice(0).reverse()) restore();
  });

  it('makes a print of a won board, with four captions and the kit’s name, and saves it as PNG and SVG', async () => {
    const table = await grandfathers('theme="felt"');
    for (const move of grandfathersClockWon.moves) (table.element as SolitaireElement).play(move);
    const kept = keepFiles();
    await open(table);
    await until(() => imageOf(table)!.naturalWidth > 0);
    expect([imageOf(table)!.naturalWidth, imageOf(table)!.naturalHeight]).to.deep.equal([
      1080, 1350,
    ]);
    expect(imageOf(table)!.alt).to.equal('Grandfather’s Clock as a picture: Won in 42 moves');
    expect(captions(table)).to.deep.equal([
      'GRANDFATHER’S CLOCK',
      'NO. 21',
      'WON IN 42 MOVES',
      '21 NOVEMBER 2026',
      'HOURHAND',
    ]);
    expect(svgOf(table), 'the rim of the theme').to.include('stroke="#d8b25a"');
    await table.press('Save as PNG');
    await table.press('Save as SVG');
    await until(() => kept.length === 2);
    expect(kept.map(({ name }) => name)).to.deep.equal([
      'grandfathers-clock-21.png',
      'grandfathers-clock-21.svg',
    ]);
    const [png, svg] = await Promise.all(kept.map(({ file }) => file));
    expect(png!.type).to.equal('image/png');
    expect(await sizeOf(png!)).to.deep.equal([1080, 1350]);
    expect(await svg!.text()).to.equal(svgOf(table));
    expect(page.watch.lines).to.deep.equal([]);
    await keys('Escape');
  });

  it('before the first move it has the odds, then the moves, and the page’s own colours', async () => {
    const table = await lay(
      '<clock-solitaire deal="2026-11-20" day-zone="utc" speed="instant" storage="none" style="--solitaire-back: #123456"></clock-solitaire>',
    );
    await open(table);
    expect(captions(table).slice(2)).to.deep.equal([
      'ABOUT 1 GAME IN 13 CAN BE WON',
      '20 NOVEMBER 2026',
      'HOURHAND',
    ]);
    expect(svgOf(table)).to.include('#123456');
    await keys('Escape');
    await until(() => dialogOf(table) === null);
    await table.tapTurned();
    await open(table);
    expect(captions(table)[2]).to.equal('AFTER 1 MOVE');
    await keys('Escape');
  });

  it('goes through the share sheet where there is one, and says when that isn’t allowed', async () => {
    const sent: ShareData[] = [];
    let answer: () => Promise<void> = async () => {};
    replace(navigator, 'canShare', ({ files }: ShareData) => files?.[0]?.type === 'image/png');
    replace(navigator, 'share', (data: ShareData) => (sent.push(data), answer()));
    const table = await grandfathers();
    await open(table);
    await table.press('Share…');
    await until(() => sent.length === 1);
    const [file] = sent[0]!.files!;
    expect(file!.name).to.equal('grandfathers-clock-21.png');
    expect(await sizeOf(file!)).to.deep.equal([1080, 1350]);
    expect(said(table)).to.equal('');
    answer = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await table.press('Share…');
    await until(() => said(table).startsWith('The browser doesn’t allow sharing'));
    await keys('Escape');
  });

  it('where the page’s policy does not let it be shown, no broken picture is left', async () => {
    const table = await grandfathers('');
    await open(table, 'Share as a picture…');
    const shown = (): Element | null => table.root.querySelector('.print img');
    await until(() => shown() !== null, 'it is shown');
    // As a browser does where `img-src` leaves `data:` out.
    shown()!.dispatchEvent(new Event('error'));
    await until(() => table.root.querySelector('.print') === null, 'it is gone');
    expect(table.controls('Save as SVG')).to.have.length(1);
    await keys('Escape');
  });

  it('where no PNG can be made, it says so and the SVG is left', async () => {
    replace(HTMLCanvasElement.prototype, 'toBlob', (done: BlobCallback) => done(null));
    const table = await grandfathers('lang="de"');
    await until(() => table.controls('Neues Spiel').length > 0);
    await open(table, 'Als Bild teilen…');
    await until(() => /^Aus diesem Bild lässt sich hier kein PNG machen/.test(said(table)));
    expect(table.controls('Als PNG speichern')).to.deep.equal([]);
    expect(table.controls('Als SVG speichern')).to.have.length(1);
    expect(captions(table).slice(0, 2)).to.deep.equal(['GROSSVATERS UHR', 'NR. 21']);
    await keys('Escape');
  });
});
