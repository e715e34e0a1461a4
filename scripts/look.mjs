/**
 * Takes a screenshot of any address in the tests' browser, and tells what its console said.
 *
 *   node scripts/look.mjs URL out.png [--width 800] [--height 600] [--dpr 1] [--dark]
 *     [--reduced-motion] [--forced-colors] [--more-contrast] [--touch] [--full] [--wait 300]
 *     [--click "x,y;x,y"] [--keys "Tab;Enter"] [--eval "script"]
 */
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '800' },
    height: { type: 'string', default: '600' },
    dpr: { type: 'string', default: '1' },
    dark: { type: 'boolean', default: false },
    'reduced-motion': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    'more-contrast': { type: 'boolean', default: false },
    touch: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    wait: { type: 'string', default: '300' },
    click: { type: 'string' },
    keys: { type: 'string' },
    eval: { type: 'string' },
  },
});
const [url, file] = positionals;
if (!url || !file) {
  console.error('usage: node scripts/look.mjs URL out.png [--width 360] [--height 800] [--dark] …');
  process.exit(2);
}

const browser = await launch();
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.dpr),
    hasTouch: values.touch,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: values['reduced-motion'] ? 'reduce' : 'no-preference',
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    contrast: values['more-contrast'] ? 'more' : 'no-preference',
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) || values.eval) {
      console.log(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => console.log(`uncaught: ${error.stack ?? error}`));
  page.on('requestfailed', (request) => {
    console.log(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) console.log(`${response.status()}: ${response.url()}`);
  });

  await page.goto(url, { waitUntil: 'load' });
  // A development server keeps a socket open and may reload once while it prepares its modules.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  const settle = () => page.waitForTimeout(Number(values.wait));
  await settle();
  for (const point of values.click?.split(';') ?? []) {
    const [x, y] = point.split(',').map(Number);
    if (values.touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await settle();
  }
  for (const key of values.keys?.split(';') ?? []) {
    await page.keyboard.press(key);
    await settle();
  }
  if (values.eval) console.log(await page.evaluate(values.eval));
  await page.screenshot({ path: file, fullPage: values.full });
  console.log(`${file}: ${page.url()}`);
} finally {
  await browser.close();
}
