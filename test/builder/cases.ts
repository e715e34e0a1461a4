/** Snippets and what the check has to say of them, for Node and for the browser's own parser. */

const KIT = 'https://example.com/dist';
const BOX = '<style>clock-solitaire{display:block;height:600px}</style>';
const SCRIPT = `<script type="module" src="${KIT}/cdn.js"></script>`;
const TAG = '<clock-solitaire></clock-solitaire>';
const frame = (query: string, more = 'title="Clock" style="height:600px"'): string =>
  `<iframe src="${KIT}/embed/${query}" ${more}></iframe>`;

/** One without any finding. */
export const goodTag = `${BOX}${TAG}${SCRIPT}`;
export const goodFrame = frame('?game=clock&amp;deal=daily');

interface Case {
  readonly code: string;
  readonly text: string;
  /** A part of the finding. */
  readonly says: string | RegExp;
  /** The same with the fault put right. */
  readonly instead: string;
}

const withTag = (tag: string): string => `${BOX}${tag}${SCRIPT}`;

/** The opening of a game, saved. */
const save = (deal: string): string => `hourhand1~clock~in-place.false~${deal}~~0~0~~.`;

const inJsx = (tag: string): string =>
  `import 'hourhand/clock';\nimport type {} from 'hourhand/react';\n\nexport const Game = () => ${tag};`;

const withRated = (attributes: string): string =>
  `<style>grandfathers-clock-solitaire{display:block;height:600px}</style><grandfathers-clock-solitaire ${attributes}></grandfathers-clock-solitaire>${SCRIPT}`;

export const cases: readonly Case[] = [
  {
    code: 'invalid-value',
    text: withTag(`<clock-solitaire replay="${save('0')}"></clock-solitaire>`),
    says: /^replay can’t be read at character 32: “0” is not a deal number: /,
    instead: withTag(`<clock-solitaire replay="${save('19')}"></clock-solitaire>`),
  },
  {
    code: 'invalid-value',
    text: withTag('<clock-solitaire position="clock | h13 AC"></clock-solitaire>'),
    says: /^position can’t be read at character 9: “h13” is not a pile of this game; /,
    instead: goodTag,
  },
  {
    code: 'invalid-value',
    text: withTag('<clock-solitaire arrows="h1-h2"></clock-solitaire>'),
    says: 'arrows needs a replay or a position',
    instead: withTag(`<clock-solitaire replay="${save('19')}" arrows="h1-h2"></clock-solitaire>`),
  },
  {
    code: 'unknown-tag',
    text: withTag('<clock-solitare></clock-solitare>'),
    says: 'did you mean <clock-solitaire>?',
    instead: goodTag,
  },
  {
    code: 'unknown-tag',
    text: withTag('<spider-solitaire></spider-solitaire>'),
    says: /no tag <spider-solitaire>/,
    instead: withTag(`${TAG}<x-card></x-card>`),
  },
  {
    code: 'unknown-attribute',
    text: withTag('<clock-solitaire tolbar="none"></clock-solitaire>'),
    says: 'Clock has no attribute tolbar; did you mean toolbar?',
    instead: withTag('<clock-solitaire toolbar="none" class="x" data-a="b"></clock-solitaire>'),
  },
  {
    code: 'unknown-attribute',
    text: withTag('<clock-solitaire autoMove="safe"></clock-solitaire>'),
    says: 'did you mean auto-move?',
    instead: withTag('<clock-solitaire auto-move="safe"></clock-solitaire>'),
  },
  {
    code: 'unknown-attribute',
    text: withTag('<clock-solitaire redeals="1"></clock-solitaire>'),
    says: 'it belongs to Big Ben and German Clock',
    instead: `<style>german-clock-solitaire{height:9em}</style><german-clock-solitaire redeals="1"></german-clock-solitaire>${SCRIPT}`,
  },
  {
    code: 'invalid-value',
    text: withTag('<clock-solitaire toolbar="big"></clock-solitaire>'),
    says: 'toolbar="big" is not valid; it takes full, minimal, none',
    instead: withTag('<clock-solitaire toolbar=""></clock-solitaire>'),
  },
  {
    code: 'invalid-value',
    text: withTag('<clock-solitaire deal="0"></clock-solitaire>'),
    says: '0 is not a deal number',
    instead: withTag('<clock-solitaire deal="1"></clock-solitaire>'),
  },
  {
    code: 'invalid-value',
    text: frame('?game=clock&amp;winnable=yes'),
    says: 'it takes true, false',
    instead: withTag('<clock-solitaire winnable="winnable"></clock-solitaire>'),
  },
  {
    code: 'winnable-ignored',
    text: withTag('<clock-solitaire winnable deal="7"></clock-solitaire>'),
    says: 'winnable is ignored, because deal="7"',
    instead: withTag('<clock-solitaire winnable deal="daily"></clock-solitaire>'),
  },
  {
    code: 'difficulty-ignored',
    text: withTag('<clock-solitaire difficulty="hard"></clock-solitaire>'),
    says: 'deals of Clock, with these options, are not rated',
    instead: withRated('difficulty="hard"'),
  },
  {
    code: 'broken-tag',
    text: inJsx(`<clock-solitaire class="a=b" style={{ width: '500px' }} deal=5 />`),
    says: 'In JSX, values need quotation marks or braces: deal="5".',
    instead: inJsx(`<clock-solitaire class="a=b" style={{ width: '500px' }} deal="5" />`),
  },
  {
    code: 'broken-tag',
    text: inJsx('<clock-solitaire deal={5} style="width:500px" />'),
    says: 'React takes no text as a style in <clock-solitaire>',
    instead: inJsx(`<clock-solitaire deal={5} style={{ width: '500px' }} />`),
  },
  {
    code: 'shared-link',
    text: 'https://example.com/clock.html#hh2-c7rja',
    says: 'the link of a shared game',
    instead: `${KIT}/embed/?game=clock`,
  },
  ...[
    ['https://example.com/play#hh2-c7rjb', 'a character is missing or wrong'],
    ['https://example.com/play#hh3-c7rja', 'another version'],
  ].map(([text, says]) => ({
    code: 'damaged-link',
    text: text!,
    says: says!,
    instead: `${KIT}/embed/?game=clock`,
  })),
  {
    code: 'unknown-property',
    text: withTag('<clock-solitaire style="--solitaire-acent: red"></clock-solitaire>'),
    says: 'did you mean --solitaire-accent?',
    instead: withTag('<clock-solitaire style="--solitaire-accent: red"></clock-solitaire>'),
  },
  {
    code: 'unknown-property',
    text: `<iframe src="${KIT}/embed/?game=clock&--solitaire-inkk=red" title="Clock"></iframe>`,
    says: 'did you mean --solitaire-ink?',
    instead: `<iframe src="${KIT}/embed/?game=clock&--solitaire-ink=red" title="Clock"></iframe>`,
  },
  {
    code: 'invalid-value',
    text: withTag('<clock-solitaire in-place="no"></clock-solitaire>'),
    says: 'in-place="no" turns in-place on; write "false", or leave it out.',
    instead: withTag('<clock-solitaire in-place="false"></clock-solitaire>'),
  },
  {
    code: 'repeated',
    text: `<clock-solitaire deal="1" theme=felt winnable Deal='2'></clock-solitaire>`,
    says: '<clock-solitaire> has the attribute deal twice; browsers take the first one: leave one of them out.',
    instead: `<clock-solitaire deal="1" theme=felt style="--solitaire-red:#c00" lang="de"></clock-solitaire>`,
  },
  {
    code: 'no-end-tag',
    text: withTag('<clock-solitaire />'),
    says: 'add </clock-solitaire>',
    instead: goodTag,
  },
  { code: 'no-script', text: `${BOX}${TAG}`, says: 'the tag stays empty', instead: goodTag },
  {
    code: 'no-script',
    text: `${BOX}${TAG}<script src="https://example.com/other.js"></script>`,
    says: 'No script loads the kit',
    instead: goodTag,
  },
  {
    code: 'not-a-module',
    text: `${BOX}${TAG}<script src="${KIT}/cdn.js"></script>`,
    says: '<script type="module" src="…">',
    instead: goodTag,
  },
  {
    code: 'needs-bundler',
    text: `${BOX}${TAG}<script type="module" src="${KIT}/clock.js"></script>`,
    says: 'clock.js imports Lit',
    instead: goodTag,
  },
  {
    code: 'needs-bundler',
    text: `${BOX}${TAG}<script type="module">import 'hourhand/clock'</script>`,
    says: '“hourhand/clock” is a name',
    instead: `${BOX}${TAG}<script type="module">import '${KIT}/cdn.js'</script>`,
  },
  {
    code: 'file-address',
    text: `${BOX}${TAG}<script type="module" src="file:///home/me/cdn.js"></script>`,
    says: 'on your own computer',
    instead: goodTag,
  },
  {
    code: 'http-address',
    text: frame('').replace('https:', 'http:'),
    says: 'blocked on pages with https://',
    instead: frame(''),
  },
  {
    code: 'local-address',
    text: frame('').replace('example.com', 'localhost:5173'),
    says: 'localhost:5173 is your own computer',
    instead: frame(''),
  },
  {
    code: 'bad-address',
    text: `${BOX}${TAG}<script type="module" src="https://example.com:port/cdn.js"></script>`,
    says: 'is not an address',
    instead: goodTag,
  },
  {
    code: 'relative-address',
    text: `${BOX}${TAG}<script type="module" src="dist/cdn.js"></script>`,
    says: 'the file must be on the same site',
    instead: goodTag,
  },
  {
    code: 'several-lines',
    text: `${BOX}\n${TAG}\n${SCRIPT}`,
    says: 'one line is safe',
    instead: `\n${goodTag}\n`,
  },
  {
    code: 'blank-lines',
    text: `${BOX}\n\n${TAG}${SCRIPT}`,
    says: 'blank lines',
    instead: `${BOX}\n${TAG}${SCRIPT}`,
  },
  { code: 'no-box', text: `${TAG}${SCRIPT}`, says: 'No space is reserved', instead: goodTag },
  {
    code: 'no-box',
    text: `<style>p{margin:0}</style>${TAG}${SCRIPT}`,
    says: 'add the styles',
    instead: `<link rel="stylesheet" href="${KIT}/reserve.css">${TAG}${SCRIPT}`,
  },
  {
    code: 'no-box',
    text: `<clock-solitaire style="max-height:9em"></clock-solitaire>${SCRIPT}`,
    says: 'No space',
    instead: `<clock-solitaire style="aspect-ratio:1"></clock-solitaire>${SCRIPT}`,
  },
  {
    code: 'no-box',
    text: frame('', 'title="Clock"'),
    says: 'give it a height',
    instead: frame('', 'title="Clock" height="600"'),
  },
  {
    code: 'deprecated',
    text: frame('', 'title="Clock" height="600" frameborder="0" scrolling="no"'),
    says: 'frameborder, scrolling',
    instead: goodFrame,
  },
  {
    code: 'deprecated',
    text: goodTag.replace('<script', '<script language="javascript"'),
    says: 'language',
    instead: goodTag,
  },
  { code: 'no-title', text: frame('', 'height="600"'), says: 'no title', instead: goodFrame },
  {
    code: 'sandbox',
    text: frame('', 'title="Clock" height="600" sandbox'),
    says: 'allow-scripts',
    instead: frame('', 'title="Clock" height="600" sandbox="allow-scripts"'),
  },
  {
    code: 'unknown-game',
    text: frame('?game=clok'),
    says: 'did you mean clock?',
    instead: frame('?game=clock'),
  },
  {
    code: 'unknown-attribute',
    text: frame('?game=clock&amp;tolbar=none'),
    says: 'did you mean toolbar?',
    instead: frame('?game=clock&amp;toolbar=none&amp;lang=de&amp;height=frame'),
  },
  {
    code: 'invalid-value',
    text: frame('german-clock/?redeals=7'),
    says: 'it takes 0, 1, 2',
    instead: frame('german-clock/?redeals=2'),
  },
  {
    code: 'unknown-game',
    text: '[hourhand game="chess" deal="daily"]',
    says: 'game="chess" is not a game',
    instead: '[hourhand deal="daily"]',
  },
  {
    code: 'unknown-attribute',
    text: '[hourhand game="clock" auto_move="safe"]',
    says: 'did you mean auto-move?',
    instead: '[hourhand game=clock auto-move=safe width=300px]',
  },
  {
    code: 'unknown-attribute',
    text: '[hourhand game="clock" lang="de"]',
    says: 'speaks the language of the page',
    instead: '[hourhand game="clock" deal="7"]',
  },
  {
    code: 'invalid-value',
    text: '[hourhand game="clock" width="300"]',
    says: 'it takes a length such as 360px',
    instead: '[hourhand game="clock" width="80%" height="24rem"]',
  },
  {
    code: 'invalid-value',
    text: '{{< hourhand game="clock" theme="blue" >}}',
    says: 'it takes felt, wood, paper, night',
    instead: '{{< hourhand game="clock" theme=`felt` label="a \\"b\\" > c" >}}',
  },
  {
    code: 'unknown-attribute',
    text: `import 'hourhand/clock';\nexport const Game = () => <clock-solitaire autoMov="safe" />;`,
    says: 'did you mean auto-move?',
    instead: `import 'hourhand/clock';\nexport const Game = ({ x }) => (\n\n<clock-solitaire autoMove="safe" deal={x} {...x} style={{ width: 4 }} />);`,
  },
  {
    code: 'invalid-value',
    text: `<script setup>\nimport 'hourhand/clock';\n</script>\n<template><clock-solitaire speed="quick" :deal="x" @solitaire-win="y" /></template>`,
    says: 'it takes normal, slow, fast, instant',
    instead: `<script setup>\nimport 'hourhand/clock';\n</script>\n<template><clock-solitaire speed="fast" :deal="x" @solitaire-win="y" /></template>`,
  },
  {
    code: 'http-address',
    text: '<a href="http://example.com/embed/">Play</a>',
    says: 'https://',
    instead: 'https://example.com/embed/?game=clock',
  },
  ...[
    ['<clock-solitair></clock-solitair>', '<clock-solitair>; did you mean <clock-solitaire>?'],
    ['<clocksolitaire></clocksolitaire>', '<clocksolitaire>; did you mean <clock-solitaire>?'],
    ['<clock></clock>', '<clock>; did you mean <clock-solitaire>?'],
    ['<solitaire></solitaire>', '<solitaire>; the tags are clock-solitaire, watch-solitaire'],
    // What is pasted is no expression.
    [
      '<clock(-solitaire></clock(-solitaire>',
      '<clock(-solitaire>; did you mean <clock-solitaire>?',
    ],
    ['<clock-solitaire[></clock-solitaire[>', 'did you mean <clock-solitaire>?'],
  ].map(([tag, says]) => ({
    code: 'unknown-tag',
    text: withTag(tag!),
    says: says!,
    instead: goodTag,
  })),
  {
    code: 'unknown-tag',
    text: `<ClockSolitaire deal={7} />`,
    says: 'no tag <ClockSolitaire>; did you mean <clock-solitaire>? In components too',
    instead: `<clock-solitaire deal={7} />`,
  },
  {
    code: 'unknown-tag',
    text: `import { BigBen } from './games';\nexport default () => <BigBenSolitare theme="felt" rules={{ a: { b: { c: {} } } }} />;`,
    says: 'no tag <BigBenSolitare>; did you mean <big-ben-solitaire>?',
    instead: `import 'hourhand/big-ben';\nexport default () => <big-ben-solitaire theme="felt" />;`,
  },
  {
    code: 'invalid-value',
    text: `<clock-solitaire theme="blue" deal={7} />`,
    says: 'theme="blue" is not valid',
    instead: `<clock-solitaire theme="felt" deal={{ a: { b: { c: '7' } } }.a.b.c} />`,
  },
  ...['“7”', '”7”', '„7“', '»7«', '‘7’', '″7″'].map((value) => ({
    code: 'curly-quotes',
    text: withTag(`<clock-solitaire deal=${value}></clock-solitaire>`),
    says: `in ${value} are curly: they would be part of the value; write straight ones, "7"`,
    instead: withTag('<clock-solitaire deal="7" label="“Seven”"></clock-solitaire>'),
  })),
  {
    code: 'curly-quotes',
    text: '[hourhand game=”clock” deal=”daily”]',
    says: 'in ”clock” are curly',
    instead: '[hourhand game="clock" deal="daily"]',
  },
  ...(
    [
      [withTag('<clock-solitaire onclick="steal()"></clock-solitaire>'), 'onclick of <clock-so'],
      [`<img src=x onerror="steal()">${goodTag}`, 'onerror of <img>'],
      [`<a href=" java\nscript:steal()">x</a>${goodTag}`, 'href of <a>'],
      [`<iframe srcdoc="x"></iframe>${goodTag}`, 'srcdoc of <iframe>'],
      [`${goodTag}<script>steal()</script>`, 'of its own: <script>'],
      [
        `${goodTag}<script src="https://example.com/a.js"></script>`,
        'src="https://example.com/a.js"',
      ],
      [
        `${BOX}${TAG}<script type="module">import '${KIT}/cdn.js'; steal()</script>`,
        'what <script> does besides the import',
      ],
      ['<img src=x onerror="steal()">', 'onerror of <img>'],
      [goodFrame.replace('title=', 'onload="steal()" title='), 'onload of <iframe>'],
      ['<a href="javascript:steal()">Play</a>', 'href of <a>'],
    ] as const
  ).map(([text, says]) => ({
    code: 'own-script',
    text,
    says,
    instead: `${BOX}${TAG}<script type="module">\n// The kit.\nimport '${KIT}/cdn.js';\n</script>`,
  })),
  {
    code: 'other-markup',
    text: `<object data="a.swf"></object><base href="/x/"><iframe src="https://example.com/"></iframe>${goodTag}`,
    says: '<object>, <base>, <iframe>. No game needs it',
    instead: `<p>A game:</p>${goodTag}`,
  },
  ...(
    [
      ['unknown-game', 'https://example.com/embed/?game=clok', 'did you mean clock?'],
      ['unknown-game', 'https://example.com/embed/clok/', 'did you mean clock?'],
      ['unknown-game', 'https://example.com/embed/index.html?game=clok&speed=quick', 'mean clock?'],
      [
        'unknown-game',
        '<a href="https://example.com/embed/?game=clok">x</a>',
        'did you mean clock?',
      ],
      ['invalid-value', 'https://example.com/embed/?game=clock&deal=0', '0 is not a deal number'],
      ['invalid-value', 'https://example.com/embed/?game=clock&dir=up', 'it takes ltr, rtl'],
      ['unknown-attribute', '<a href="/embed/?game=clock&amp;tolbar=none">x</a>', 'toolbar?'],
      ['no-game', 'https://example.com/', 'no game in the address “https://example.com/”'],
      ['no-game', '<a href="https://example.com/">Play</a>', 'ends like /embed/?game=clock'],
    ] as const
  ).map(([code, text, says]) => ({
    code,
    text,
    says,
    instead: 'https://example.com/embed/index.html?game=clock&deal=7&dir=rtl',
  })),
  ...(
    [
      ['unknown-entry', `import "hourhand/clok"`, 'did you mean hourhand/clock?'],
      ['unknown-entry', `import 'hourhand/clock-solitaire'`, 'did you mean hourhand/clock?'],
      ['unknown-entry', `import 'hourhand/chess'`, 'games are clock, watch'],
      ['not-defined', `import "hourhand/watch"`, '<clock-solitaire>: it stays empty unless'],
      ['not-defined', `import 'hourhand/settings'`, "add import 'hourhand/clock'"],
      ['no-script', `import x from './x'`, "add import 'hourhand/clock'"],
    ] as const
  ).map(([code, line, says]) => ({
    code,
    says,
    text: `${line};\nexport default () => <clock-solitaire deal={7} />;`,
    instead: `import "hourhand/clock";\nexport default () => <clock-solitaire deal={7} />;`,
  })),
  {
    code: 'no-script',
    text: 'export default () => <clock-solitaire deal={7} />',
    says: 'Nothing here imports the kit',
    instead: `import 'hourhand';\nexport default () => <clock-solitaire deal={7} />`,
  },
  {
    code: 'not-defined',
    text: `${BOX}${TAG}<script type="module" src="${KIT}/watch.js"></script>`,
    says: 'Nothing here defines <clock-solitaire>',
    instead: `${BOX}${TAG}<script type="module" src="${KIT}/clock.js"></script>`,
  },
  {
    code: 'unknown-entry',
    text: `${BOX}${TAG}<script type="module">import 'hourhand/clok'</script>`,
    says: 'did you mean hourhand/clock?',
    instead: `${BOX}${TAG}<script type="module">import 'hourhand/clock'</script>`,
  },
  ...(
    [
      ['speed={"quick"}', 'speed="quick" is not valid; it takes normal'],
      ["speed={ 'quick' }", 'speed="quick" is not valid'],
      ['speed={`quick`}', 'speed="quick" is not valid'],
      ['deal={0}', '0 is not a deal number'],
      ['deal={-1} x={y}', '-1 is not'],
    ] as const
  ).map(([attribute, says]) => ({
    code: 'invalid-value',
    says,
    text: `<clock-solitaire ${attribute} />`,
    instead: '<clock-solitaire speed={"fast"} deal={7} theme={`${x}`} faces={"a" + b} />',
  })),
  ...(
    [
      [':speed="\'quick\'"', 'speed="quick" is not valid'],
      ['v-bind:deal="0"', '0 is not a deal number'],
    ] as const
  ).map(([attribute, says]) => ({
    code: 'invalid-value',
    says,
    text: `<script setup>\nimport 'hourhand/clock';\n</script>\n<template><clock-solitaire ${attribute} /></template>`,
    instead: `<script setup>\nimport 'hourhand/clock';\n</script>\n<template><clock-solitaire :speed="'fast'" :deal="x" /></template>`,
  })),
  ...(
    [
      // Angular.
      ['[speeed]="x"', 'no property for [speeed]; did you mean [speed]?'],
      ['[automove]="x"', 'did you mean [autoMove]?'],
      ['[auto-move]="x"', 'no property for [auto-move]; did you mean [autoMove]?'],
      ['[attr.autoMove]="x"', 'no attribute for [attr.automove]; did you mean [attr.auto-move]?'],
      ['[(them)]="x"', 'did you mean [(theme)]?'],
      // Vue and Alpine.
      [':speeed="x"', 'no attribute for :speeed; did you mean :speed?'],
      ['v-bind:dea="x"', 'did you mean v-bind:deal?'],
      [':automove="x"', 'did you mean :auto-move?'],
      [':tolbar.prop="x"', 'did you mean :toolbar.prop?'],
      ['x-bind:speeed="x"', 'did you mean x-bind:speed?'],
      // Lit, Solid and Svelte.
      ['.speeed=${x}', 'did you mean .speed?'],
      ['?winable=${x}', 'did you mean ?winnable?'],
      ['prop:speeed={x}', 'did you mean prop:speed?'],
      ['attr:auto-mov={x}', 'did you mean attr:auto-move?'],
    ] as const
  ).map(([attribute, says]) => ({
    code: 'unknown-attribute',
    text: `<clock-solitaire ${attribute}></clock-solitaire>`,
    says,
    instead:
      '<clock-solitaire [speed]="x" [autoMove]="y" [attr.auto-move]="y" [(theme)]="z" [ngClass]="c" *ngIf="a" #game :speed="x" :toolbar.prop="x" @click="y"></clock-solitaire>',
  })),
  ...(
    [
      [
        '(solitaire-wins)="x($event)"',
        'no event for (solitaire-wins); did you mean (solitaire-win)?',
      ],
      ['(win)="x($event)"', 'did you mean (solitaire-win)?'],
      ['@solitaire-something-else="x"', 'events are solitaire-deal, solitaire-load'],
      ['@solitaire-wni.once="x"', 'did you mean @solitaire-win.once?'],
      ['v-on:solitare-move="x"', 'did you mean v-on:solitaire-move?'],
      ['on:move={x}', 'did you mean on:solitaire-move?'],
      ['onsolitaire-wni={x}', 'did you mean onsolitaire-win?'],
    ] as const
  ).map(([attribute, says]) => ({
    code: 'unknown-event',
    text: `<clock-solitaire ${attribute}></clock-solitaire>`,
    says,
    instead:
      '<clock-solitaire (solitaire-win)="x($event)" @solitaire-move.once="x" v-on:solitaire-loss="x" on:solitaire-undo={x} (click)="x" @change="x" onsolitaire-win={x}></clock-solitaire>',
  })),
  ...(
    [
      [`[speed]="'quick'"`, 'speed="quick" is not valid'],
      [`[attr.speed]="'quick'"`, 'speed="quick" is not valid'],
      ['[deal]="0"', '0 is not a deal number'],
      [`[autoMove]="'quick'"`, 'auto-move="quick" is not valid'],
      [`x-bind:speed="'quick'"`, 'speed="quick" is not valid'],
      ['theme=\'quick\' [speed]="x"', 'theme="quick" is not valid'],
      ['.speed=${`quick`}', 'speed="quick" is not valid'],
    ] as const
  ).map(([attribute, says]) => ({
    code: 'invalid-value',
    text: `<clock-solitaire ${attribute}></clock-solitaire>`,
    says,
    instead: `<clock-solitaire [speed]="'slow'" [attr.deal]="7" [theme]="x" faces="{{ faces }}" toolbar="\${x}"></clock-solitaire>`,
  })),
  {
    // A page without a bundler whose framework binds.
    code: 'unknown-attribute',
    text: withTag('<clock-solitaire :speeed="x"></clock-solitaire>'),
    says: 'did you mean :speed?',
    instead: withTag(`<clock-solitaire :speed="'slow'" @solitaire-win="x"></clock-solitaire>`),
  },
  ...(
    [
      ['unknown-game', '[Play](https://example.com/embed/?game=clok)', 'did you mean clock?'],
      ['unknown-game', '<https://example.com/embed/?game=clok>', 'did you mean clock?'],
      ['unknown-game', '[Play](<https://example.com/embed/?game=clok> "A game")', 'mean clock?'],
      ['unknown-game', '[Play][1]\n\n[1]: https://example.com/embed/clok/', 'did you mean clock?'],
      ['unknown-game', 'Play [one](/embed/?game=clok), or none.', 'did you mean clock?'],
      ['unknown-game', 'Play: https://example.com/embed/?game=clok.', 'did you mean clock?'],
      ['unknown-game', '[hourhand](https://example.com/embed/?game=clok)', 'did you mean clock?'],
      ['http-address', '[Play](http://example.com/embed/?game=clock)', 'use https:// here too'],
      ['no-game', '[Play](https://example.com/)', 'ends like /embed/?game=clock'],
      ['no-game', '<https://example.com/>', 'ends like /embed/?game=clock'],
    ] as const
  ).map(([code, text, says]) => ({
    code,
    text,
    says,
    instead: 'Play [one](https://example.com/embed/?game=clock&amp;deal=7), *now*.',
  })),
  ...(
    [
      goodTag.replace(`"${KIT}/cdn.js"`, `"[${KIT}/cdn.js](${KIT}/cdn.js)"`),
      goodTag.replace(`"${KIT}/cdn.js"`, `"<${KIT}/cdn.js>"`),
      goodFrame.replace(/src="([^"]*)"/, 'src="[$1]($1)"'),
    ] as const
  ).map((text) => ({
    code: 'bad-address',
    text,
    says: 'is a link as Markdown has it; write only the address, https://example.com/dist/',
    instead: goodTag,
  })),
  ...(
    [
      'https://esm.sh/hourhand@0.1.0/clok',
      'https://esm.sh/hourhand/clok?bundle',
      'https://jspm.dev/hourhand@0.1.0/clok',
      'https://ga.jspm.io/npm:hourhand@0.1.0/dist/clok.js',
      'https://cdn.skypack.dev/hourhand@0.1.0/clok',
      'https://unpkg.com/hourhand@0.1.0/dist/clok.js?module',
      'https://cdn.jsdelivr.net/npm/hourhand@0.1.0/dist/clok.js/+esm',
    ] as const
  ).flatMap((address) => {
    const right = address.replace('clok', 'clock');
    const inModule = (one: string): string =>
      `${BOX}${TAG}<script type="module">import '${one}'</script>`;
    const asSource = (one: string): string =>
      `${BOX}${TAG}<script type="module" src="${one}"></script>`;
    return [inModule, asSource].map((write) => ({
      code: 'unknown-entry',
      text: write(address),
      says: `“${address}”; did you mean ${right}?`,
      instead: write(right),
    }));
  }),
  ...['hourhand/', './hourhand/', '/kit/hourhand/'].map((folder) => ({
    code: 'unknown-entry',
    text: `${BOX}${TAG}<script type="module" src="${folder}clok.js"></script>`,
    says: `“${folder}clok.js”; did you mean ${folder}clock.js?`,
    instead: `${BOX}${TAG}<script type="module" src="${folder}clock.js"></script>`,
  })),
  {
    code: 'unknown-entry',
    text: `import 'https://esm.sh/hourhand/chess';\nexport default () => <clock-solitaire />;`,
    says: 'games are clock, watch',
    instead: `import 'https://esm.sh/hourhand';\nexport default () => <clock-solitaire />;`,
  },
  {
    code: 'not-defined',
    text: `${BOX}${TAG}<script type="module">import 'https://esm.sh/hourhand@0.1.0/watch'</script>`,
    says: 'Nothing here defines <clock-solitaire>',
    instead: `${BOX}${TAG}<script type="module" src="https://esm.sh/hourhand@0.1.0/clock"></script>`,
  },
  ...(
    [
      `<script type="module" src="https://unpkg.com/hourhand@0.1.0/dist/clock.js"></script>`,
      `<script type="module">import 'https://unpkg.com/hourhand@0.1.0/dist/clock.js'</script>`,
      `<script type="module" src="https://ga.jspm.io/npm:hourhand@0.1.0/dist/clock.js"></script>`,
    ] as const
  ).map((script) => ({
    code: 'needs-bundler',
    text: `${BOX}${TAG}${script}`,
    says: 'imports Lit by its name',
    instead: `${BOX}${TAG}<script type="module" src="https://unpkg.com/hourhand@0.1.0/dist/clock.js?module"></script>`,
  })),
  ...(
    [
      ['<clock-solitaire deal="7></clock-solitaire>', 'mark after deal= is not closed'],
      [withTag('<clock-solitaire deal="7></clock-solitaire>'), 'mark after deal= is not closed'],
      [`<clock-solitaire deal='7 theme="felt"></clock-solitaire>`, "add ' at the end of the value"],
      ['<clock-solitaire deal="7', 'ends within the tag <clock-solitaire deal="…; add ", then >'],
      ['<clock-solitaire deal="7"', 'ends within the tag <clock-solitaire …; add > and </clock'],
      ['<p>A game: <clock-solitaire', 'ends within the tag <clock-solitaire'],
      [withTag('<clock-solitaire deal="7"</clock-solitaire>'), 'has no > at its end'],
      [
        '<clock-solitaire\u00a0deal="7"></clock-solitaire>',
        'In <clock-solitaire …> there is a no-break space (U+00A0)',
      ],
      [withTag('<clock-solitaire&nbsp;deal="7"></clock-solitaire>'), 'no-break space (U+00A0)'],
      [withTag('<clock-solitaire deal="7"\u2003theme="felt"></clock-solitaire>'), '(U+2003)'],
      ['&lt;clock-solitaire&gt;&lt;/clock-solitaire&gt;', '&lt;clock-solitaire is shown as text'],
      ['<p>&lt;clock-solitaire deal="7"&gt;</p>', 'write < instead of &lt;'],
      ['&#60;iframe src="https://example.com/embed/?game=clock"&#62;', '&#60;iframe is shown'],
      [
        `<iframe src="${KIT}/embed/?game=clock></iframe>`,
        'In <iframe …> the quotation mark after src=',
      ],
    ] as const
  ).map(([text, says]) => ({
    code: 'broken-tag',
    text,
    says,
    instead: withTag(
      '<!-- <clock-solitaire --><clock-solitaire deal="7" label="1 > 2, 1 < 2"></clock-solitaire>',
    ),
  })),
  { code: 'no-game', text: '<p>Hello</p>', says: 'There is no game in it', instead: goodTag },
];

/** Snippets, and how they fare in places whose names begin so. */
export const fates: readonly (readonly [text: string, host: string, fate: RegExp])[] = [
  [goodTag, 'WordPress, adm', /^works: /],
  [`<clock-solitaire deal={7} />`, 'MDX', /^depends: A component/],
  [`${BOX}\n\n${TAG}${SCRIPT}`, 'WordPress, adm', /^depends: .*blank lines/],
  [goodTag, 'WordPress, author', /^fails: Tag and script are removed; use the plugin/],
  [goodTag.replace('></clock', '>Play it</clock'), 'WordPress, author', /only the text inside/],
  [goodFrame, 'WordPress, author', /^fails: The frame is removed/],
  ['[hourhand game="clock"]', 'WordPress, author', /^depends: .*plugin/],
  ['https://example.com/embed/clock/', 'WordPress, adm', /^depends: .*oEmbed/],
  ['https://example.com/', 'WordPress, adm', /^works: /],
  ['[Play](https://example.com/embed/clock/)', 'WordPress, adm', /^depends: Where Markdown is not/],
  ['[Play](https://example.com/embed/clock/)', 'Markdown', /^works: A link/],
  ['<https://example.com/embed/clock/>', 'MDX', /^fails: MDX reads < as a tag/],
  ['[Play](https://example.com/embed/clock/)', 'MDX', /^works: A link/],
  ['<clock-solitaire [speed]="x"></clock-solitaire>', 'Ghost', /^fails: .*bundler/],
  [goodTag, 'Markdown', /^works: .*<p>/],
  [`${TAG}\n\n${SCRIPT}`, 'Markdown', /^fails: .*blank line/],
  [goodTag, 'Hugo', /^depends: .*unsafe/],
  ['{{< hourhand game="clock" >}}', 'Hugo', /^depends: .*layouts\/shortcodes/],
  ['{{< hourhand game="clock" >}}', 'Ghost', /^fails: It is shown as text/],
  [goodTag, 'VitePress', /^depends: .*isCustomElement/],
  [goodFrame, 'VitePress', /^works: /],
  [goodTag, 'MDX', /^fails: .*<style>/],
  [`<clock-solitaire style="height:9em"></clock-solitaire>${SCRIPT}`, 'MDX', /^fails: .*style="…"/],
  [`<!-- a game -->${TAG}${SCRIPT}`, 'MDX', /^fails: HTML comments/],
  [`${TAG}${SCRIPT}`, 'MDX', /^works: /],
  [goodTag, 'Ghost', /^works: /],
  [goodTag, 'Drupal', /^depends: .*unless an administrator allows them/],
  [goodTag, 'Notion', /^fails: .*address of a frame/],
  [goodFrame, 'Notion', /^depends: .*only the address/],
  ['https://example.com/embed/?game=clock', 'Notion', /^works: .*embedded/],
  ['https://example.com/', 'Notion', /^works: .*link/],
  [goodFrame, 'Medium', /^fails: .*use a link/],
  ['<a href="https://example.com/">Play</a>', 'Medium', /^works: /],
  [goodFrame, 'sanitize-html', /^depends: The frame is removed, unless their settings keep it/],
  ['<a href="https://example.com/">Play</a>', 'sanitize-html', /^works: /],
  [goodTag, 'Strict', /^depends: .*script-src .* and style-src/],
  [
    `${TAG}${SCRIPT}`,
    'Strict',
    /^depends: The policy must allow script-src the site of the script\.$/,
  ],
  [`${TAG}<script type="module">import '${KIT}/cdn.js'</script>`, 'Strict', /^fails: .*inline/],
  [goodFrame, 'Strict', /^depends: .*frame-src/],
  [
    `import 'hourhand/clock';\nexport default () => <clock-solitaire />`,
    'Ghost',
    /^fails: .*bundler/,
  ],
  [`import 'hourhand/clock';\nexport default () => <clock-solitaire />`, 'MDX', /^depends: /],
];
