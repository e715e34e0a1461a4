/** What the check says of a pasted snippet, and what it says of each place. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import project from '../../package.json' with { type: 'json' };
import { check } from '../../src/builder/check.js';
import { packageEntries } from '../../src/builder/check-imports.js';
import { contentsOf } from '../../src/builder/contents.js';
import { verdicts } from '../../src/builder/hosts.js';
import { nearest } from '../../src/builder/nearest.js';
import { cases, fates, goodFrame, goodTag } from './cases.js';
import { nastyText } from './configurations.js';
import { paste } from './parsing.js';

const found = (text: string) => check(contentsOf(paste(text)));
const codes = (text: string): string[] => found(text).map(({ code }) => code);

describe('the check', () => {
  for (const good of [goodTag, goodFrame]) {
    it(`finds nothing in ${good}`, () => assert.deepEqual(found(good), []));
  }

  for (const { code, text, says, instead } of cases) {
    it(`${code}: ${text}`, () => {
      const own = found(text).filter((one) => one.code === code);
      assert.equal(own.length, 1, codes(text).join());
      if (typeof says === 'string') assert.ok(own[0]!.text.includes(says), own[0]!.text);
      else assert.match(own[0]!.text, says);
      assert.ok(!codes(instead).includes(code), `still in ${instead}`);
    });
  }

  it('lists errors first, then warnings, then notes', () => {
    const text = '<clock-solitaire winnable deal="7" tolbar="none">\n</clock-solitaire>';
    const levels = found(text).map(({ level }) => level);
    assert.deepEqual(levels, ['error', 'warning', 'warning', 'note', 'note']);
  });

  it('says of a tag that is misspelt that it works nowhere', () => {
    for (const tag of ['clock-solitair', 'clocksolitaire', 'clock(-solitaire']) {
      const text = goodTag.replaceAll('clock-solitaire', tag);
      assert.deepEqual(verdicts(contentsOf(paste(text))), [], text);
    }
  });

  it('reads the attributes of a tag that is misspelt as those of the one that is meant', () => {
    const text = goodTag.replaceAll('clock-solitaire', 'clock-solitair');
    const faults = found(
      text.replace('<clock-solitair>', '<clock-solitair theme="blue" tolbar="none">'),
    ).flatMap(({ level, text }) => (level === 'error' ? [text] : []));
    assert.match(faults.join(' '), /no tag <clock-solitair>; did you mean <clock-solitaire>/);
    assert.match(faults.join(' '), /theme="blue" is not valid; it takes felt, wood, paper, night/);
    assert.match(faults.join(' '), /no attribute tolbar; did you mean toolbar/);
  });

  it('names the value that was probably meant', () => {
    const [fault] = found('<clock-solitaire theme="feld" label="A game"></clock-solitaire>').filter(
      ({ code }) => code === 'invalid-value',
    );
    assert.match(fault!.text, /it takes felt, wood, paper, night; did you mean felt\?$/);
  });

  it('what is in curly quotation marks is read without them', () => {
    const text = '<clock-solitaire deal=“7” label=”A game” theme=“blue”></clock-solitaire>';
    const errors = found(text).filter(({ level }) => level === 'error');
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['curly-quotes', 'invalid-value'],
    );
    assert.match(errors[1]!.text, /theme="blue" is not valid/);
  });

  it('lists no more than anyone reads, and repeats no long text', () => {
    const attributes = Array.from({ length: 2000 }, (_, i) => `a${i}`).join(' ');
    const many = found(`<clock-solitaire ${attributes}></clock-solitaire>`);
    assert.equal(many.length, 31);
    assert.match(many.at(-1)!.text, /^And \d{4} more/);
    const long = 'x'.repeat(10_000);
    const texts = found(
      `<clock-solitaire theme="${long}" ${long}></clock-solitaire><script src="${long}"></script>`,
    ).map(({ text }) => text);
    assert.ok(
      texts.every((text) => text.length < 410),
      `${texts.map((text) => text.length)}`,
    );
    assert.ok(texts.some((text) => /….*takes felt, wood, paper, night/.test(text)));
  });

  it('finds nothing wrong with blanks around an address, which browsers leave out', () => {
    const blanks = goodTag
      .replace(/src="([^"]*)"/, 'src=" $1\n"')
      .replace('"module"', '" Module "');
    const texts = found(blanks).map(({ text }) => text);
    assert.deepEqual(texts, [
      'It has several lines: WordPress can add <br> and <p> to it; one line is safe.',
    ]);
    assert.deepEqual(found(blanks.replace('\n', ' ')), []);
  });

  it('finds no error in what README.md tells to paste, nor in other addresses of a copied folder', () => {
    const readme = readFileSync('README.md', 'utf8');
    const lines = [...readme.matchAll(/^<script.*-solitaire>$/gm)].map(([line]) => line);
    assert.ok(lines.length >= 2);
    const copied = ['hourhand/', './hourhand/', '../hourhand/', '/assets/hourhand/'].flatMap(
      (folder) => ['cdn', 'autoloader', 'clock', 'hourhand'].map((file) => `${folder}${file}.js`),
    );
    for (const text of [
      ...lines,
      ...copied.map((src) => lines[0]!.replace('hourhand/cdn.js', src)),
    ])
      assert.deepEqual(
        found(text).filter(({ level }) => level === 'error'),
        [],
        text,
      );
  });

  it('finds nothing in links to games, and in projects that import what they use', () => {
    for (const good of [
      'https://example.com/embed/?game=clock&deal=7&lang=pt-BR',
      '<a href="https://example.com/embed/german-clock/index.html?redeals=2">Play</a>',
      '<a href="https://example.com/embed/watch/">Play</a>',
      `import 'hourhand/clock';\nexport default () => <clock-solitaire deal={7} winnable={false} label={"a > b"} speed={x ? 'a' : "b"} />;`,
      `import 'hourhand';\nexport default () => <><watch-solitaire /><solitaire-settings /></>;`,
      `import 'hourhand/daily';\nexport default () => <solitaire-daily theme="felt" dayZone="utc" />;`,
      'https://example.com/embed/?game=daily&theme=felt&day-zone=Europe/Berlin',
      `[Play](https://example.com/embed/?game=clock&amp;deal=7)`,
      '<https://example.com/embed/clock/>',
      'Play it here: https://example.com/embed/?game=clock.',
      `import 'https://esm.sh/hourhand@0.1.0/clock';\nexport default () => <clock-solitaire />;`,
      `import 'hourhand/clock';\n@Component({ template: \`<clock-solitaire [speed]="'slow'" [autoMove]="move" [attr.deal]="7" (solitaire-win)="won($event)" [class.big]="b" [style.width.px]="w" *ngIf="on" #game></clock-solitaire>\` })\nexport class Game {}`,
      `<script setup>\nimport 'hourhand/clock';\n</script>\n<template><clock-solitaire :speed="'slow'" v-bind:autoMove="move" @solitaire-win.once="won" v-if="on" :key="k" v-bind="more" /></template>`,
      `import 'hourhand/clock';\nhtml\`<clock-solitaire .autoMove=\${move} ?winnable=\${on} @solitaire-win=\${won}></clock-solitaire>\`;`,
      ...[
        'src="https://esm.sh/hourhand@0.1.0/clock">',
        'src="https://esm.sh/hourhand">',
        'src="https://esm.sh/v135/hourhand@0.1.0/es2022/clock.mjs">',
        'src="https://jspm.dev/hourhand@0.1.0">',
        'src="https://cdn.skypack.dev/hourhand@0.1.0/clock">',
        'src="https://cdn.skypack.dev/pin/hourhand@v0.1.0-a1/mode=imports/optimized/hourhand.js">',
        'src="https://unpkg.com/hourhand@0.1.0/dist/clock.js?module">',
        'src="https://unpkg.com/hourhand@0.1.0?module">',
        'src="https://cdn.jsdelivr.net/npm/hourhand@0.1.0/+esm">',
        'src="https://cdn.jsdelivr.net/npm/hourhand@0.1.0/dist/cdn.js">',
        ">import 'https://esm.sh/hourhand@0.1.0/clock?bundle'",
        ">import('https://unpkg.com/hourhand@0.1.0/dist/clock.js?module')",
      ].map((script) =>
        goodTag.replace(/<script type="module"[^>]*>/, `<script type="module" ${script}`),
      ),
      goodTag.replace(
        /<script.*/,
        `<script type="importmap">{"imports":{"hourhand/clock":"https://ga.jspm.io/npm:hourhand@0.1.0/dist/clock.js"},"scopes":{"https://ga.jspm.io/":{"lit":"https://ga.jspm.io/npm:lit@3.0.0/index.js"}}}</script><script type="module">import 'hourhand/clock'</script>`,
      ),
      `import 'hourhand/autoloader';\nexport default () => <watch-solitaire\u00a0deal={x < 1} />;`,
      `import { ClockSolitaire } from 'hourhand/clock/class';\nimport 'hourhand/themes/wood.css';\nexport default () => <clock-solitaire />;`,
    ]) {
      assert.deepEqual(found(good), [], good);
    }
  });

  it('checks the game of the day as it does games', () => {
    const texts = (snippet: string): string[] => found(snippet).map(({ text }) => text);
    const tag =
      '<script type="module" src="https://esm.sh/hourhand@0.1.0/daily"></script><solitaire-daily';
    assert.deepEqual(texts(`${tag} theme="gold"></solitaire-daily>`), [
      'theme="gold" is not valid; it takes felt, wood, paper, night.',
      'No space is reserved for <solitaire-daily>: the page moves when it appears; add the styles that the builder gives.',
    ]);
    const page = `<link rel="stylesheet" href="https://example.com/hourhand/reserve.css">${tag}></solitaire-daily>`;
    assert.deepEqual(texts(page), []);
    assert.ok(verdicts(contentsOf(paste(page))).length > 5, 'each place is judged');
    assert.deepEqual(texts('<a href="https://example.com/embed/daily/?theme=felt">Play</a>'), []);
    assert.match(
      texts(`${tag} deal="7"></solitaire-daily>`).join(),
      /^The game of the day has no attribute deal; it belongs to Clock, Watch, /,
    );
    assert.match(
      texts('https://example.com/embed/?game=daly').join(),
      /^game="daly" is not a game; did you mean daily\?$/,
    );
    assert.deepEqual(texts('[hourhand game="daily" theme="felt"]'), []);
    assert.match(
      texts(`import 'hourhand/clock';\nexport default () => <solitaire-daily />;`).join(),
      /^Nothing here defines <solitaire-daily>: .*add import 'hourhand\/daily'\.$/,
    );
  });

  it('knows all entries of the package', () => {
    const exported = Object.keys(project.exports).filter((name) => name !== '.');
    assert.deepEqual(
      [...packageEntries].sort(),
      exported.map((name) => name.replace('./', '')).sort(),
    );
  });

  it('says only what is broken, where a browser reads a tag otherwise than it was meant', () => {
    for (const text of ['<clock-solitaire deal="7></clock-solitaire>', `&lt;clock-solitaire&gt;`]) {
      assert.deepEqual(codes(text), ['broken-tag']);
    }
  });

  it('stops when there is no more time, and says so', () => {
    let steps = 0;
    const tags = '<clock-solitaire tolbar="x"></clock-solitaire>'.repeat(100);
    const codes = check(contentsOf(paste(tags)), () => ++steps > 4).map(({ code }) => code);
    assert.equal(steps, 5);
    assert.ok(codes.includes('too-late'));
  });

  it('takes any text', () =>
    fc.assert(
      fc.property(fc.oneof(nastyText, fc.string()), (text) => {
        const texts = [text, `<clock-solitaire deal="${text}" ${text}>`, `[hourhand ${text}]`];
        for (const one of [
          ...texts,
          `{{< hourhand ${text} >}}`,
          `<iframe src="/embed/?${text}">`,
        ]) {
          const contents = contentsOf(paste(one));
          check(contents).forEach((finding) => assert.match(finding.text, /\S/));
          verdicts(contents);
        }
      }),
    ));
});

/**
 * Texts that expressions read again and again from every place: of 300,000 characters each, so that
 * whatever does more than go through them once doesn't end. Nothing is timed.
 */
describe('what happens to a snippet', () => {
  for (const [text, place, fate] of fates) {
    it(`in ${place}: ${text}`, () => {
      const judged = verdicts(contentsOf(paste(text))).filter(({ host }) => host.startsWith(place));
      assert.equal(judged.length, 1);
      assert.match(`${judged[0]!.outcome}: ${judged[0]!.reason}`, fate);
    });
  }

  it('without a game there is nothing to say', () =>
    assert.deepEqual(verdicts(contentsOf(paste('<p>Hello</p>'))), []));

  it('each reason is one short sentence', () => {
    for (const [text] of fates) {
      for (const { reason } of verdicts(contentsOf(paste(text)))) {
        assert.match(reason, /^[A-Z][^]*\.$/);
        assert.ok(reason.length <= 110, reason);
      }
    }
  });
});

describe('the nearest name', () => {
  it('is one that is similar, or none', () => {
    assert.equal(nearest('auto_move', ['auto-move', 'deal']), 'auto-move');
    assert.equal(nearest('del', ['auto-move', 'deal']), 'deal');
    assert.equal(nearest('colour', ['auto-move', 'deal']), undefined);
  });
});
