/** A tag that is nearly one of the kit's is told on the console; one of anybody else is not. */
import { expect } from '@open-wc/testing';
import { tellMisspeltTags } from '../../src/element/misspelt-tags.js';
import { listenToPage } from '../support/page.js';
import { put } from '../support/table.js';

const TAGS = ['clock-solitaire', 'grandfathers-clock-solitaire', 'solitaire-daily'];

describe('a misspelt tag', () => {
  const page = listenToPage();

  const toldOf = (markup: string): readonly string[] => {
    put(markup);
    tellMisspeltTags(TAGS);
    return page.watch.lines.splice(0);
  };

  it('is told once, with the right name', () => {
    expect(
      toldOf(`<clok-solitaire></clok-solitaire><clok-solitaire></clok-solitaire>
        <grandfather-clock-solitaire></grandfather-clock-solitaire><soltaire-daily></soltaire-daily>`),
    ).to.deep.equal([
      'There is no <clok-solitaire>; did you mean <clock-solitaire>?',
      'There is no <grandfather-clock-solitaire>; did you mean <grandfathers-clock-solitaire>?',
      'There is no <soltaire-daily>; did you mean <solitaire-daily>?',
    ]);
  });

  it('is not told of elements of others, known or not yet known', () => {
    customElements.define('block-solitaire', class extends HTMLElement {});
    const others = ['block-solitaire', 'klondike-solitaire', 'sl-button', 'solitaire-score'];
    expect(
      toldOf(others.map((tag) => `<${tag}></${tag}>`).join('') + '<clock></clock>'),
    ).to.deep.equal([]);
  });
});
