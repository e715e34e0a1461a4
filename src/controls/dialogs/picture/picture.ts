import { html, nothing, type TemplateResult } from 'lit';
import { LazyModule } from '../../../game/index.js';
import type { OpenDialog } from '../dialog.js';
import { canSend, saveFile, send } from '../sending.js';
import type { Picture } from './make-picture.js';

const maker = new LazyModule('picture', () => import('./make-picture.js'));

/** A picture of the board, to be shared or saved. */
export const pictureDialog: OpenDialog = (host) => {
  const { play, words, update } = host;
  const say = words.picture;
  let picture: Picture | undefined;
  /** The page's policy does not let it be shown. */
  let isBlocked = false;
  /** Undefined until it has been made, and if none can be made. */
  let png: File | undefined;
  let said = '';

  const tell = (sentence: string): void => {
    // Screen readers announce only changes: a space makes a repeated sentence one.
    said = sentence && sentence === said ? `${sentence}\u00a0` : sentence;
    update();
  };
  const make = async (): Promise<void> => {
    const part = await play.load(maker);
    if (!part) return;
    picture = await part.makePicture(host);
    update();
    const made = await part.pngFile(picture);
    if (!made) return tell(say.noPng);
    png = new File([made], `${picture.name}.png`, { type: 'image/png' });
    update();
  };
  void make();

  const blocked = (): void => {
    isBlocked = true;
    update();
  };
  const share = async (): Promise<void> =>
    tell((await send({ files: [png!], title: picture!.alt })) ? '' : say.notSent);
  const button = (label: string, run: () => unknown, prominent = false): TemplateResult =>
    html`<button type="button" class="button ${prominent ? 'prominent' : ''}" part="button" @click=${run} .textContent=${label}></button>`;

  return () => {
    const sends = png !== undefined && canSend({ files: [png] });
    const body = html`<div class="picture">
      ${
        isBlocked
          ? nothing
          : html`<div class="print">
              ${
                picture
                  ? html`<img src=${maker.loaded!.addressOf(picture)} alt=${picture.alt} width="1080" height="1350" @error=${blocked} />`
                  : nothing
              }
            </div>`
      }
      <div class="actions">
        ${sends ? button(say.send, share, true) : nothing}
        ${png ? button(say.savePng, () => saveFile(png!, png!.name), !sends) : nothing}
        ${
          picture
            ? button(say.saveSvg, () =>
                saveFile(maker.loaded!.svgFile(picture!), `${picture!.name}.svg`),
              )
            : nothing
        }
      </div>
      <p class="said" role="status" .textContent=${said}></p>
      <p class="note" .textContent=${say.note}></p>
    </div>`;
    return { title: say.title, body };
  };
};
