/** The runner's pages: one that is gone is told at once, and no other file gets it. */
import { strict as assert } from 'node:assert';
import { after, before, describe, it } from 'node:test';
import { findBrowser } from '../../scripts/browser.mjs';
import { chromiumLauncher } from './chromium-launcher.mjs';

const PAGE = 'data:text/html,<p>A test';

type Launcher = ReturnType<typeof chromiumLauncher>;
type Page = ReturnType<Launcher['getPage']>;

describe('a page of the runner', () => {
  let launcher: Launcher;
  before(async () => {
    launcher = chromiumLauncher(await findBrowser());
    await launcher.initialize!({} as never, []);
  });
  after(() => launcher.stop!());

  async function open(id: string): Promise<Page> {
    await launcher.startSession(id, PAGE);
    const page = launcher.getPage(id);
    await page.evaluate(() =>
      (globalThis as unknown as { hourhandRuns(test: string): Promise<void> }).hourhandRuns('x y'),
    );
    return page;
  }

  it('is used for one file after another', async () => {
    const page = await open('first');
    await launcher.stopSession('first');
    assert.equal(await open('second'), page);
    await launcher.stopSession('second');
  });

  const ends: [string, (page: Page) => Promise<unknown>, RegExp][] = [
    [
      'that has crashed',
      async (page) => {
        const crash = new Promise((resolve) => page.once('error', resolve));
        const connection = await page.createCDPSession();
        // The command itself is never answered.
        connection.send('Page.crash').catch(() => {});
        await crash;
      },
      /^The page has crashed, in “x y”\.$/,
    ],
    ['that has been closed', (page) => page.close(), /^The page has been closed, in “x y”\.$/],
    [
      'whose browser has ended',
      async (page) => {
        const browser = page.browser();
        const end = new Promise((resolve) => browser.once('disconnected', resolve));
        browser.process()!.kill('SIGKILL');
        await end;
      },
      /^The browser has ended, in “x y”\.$/,
    ],
  ];
  for (const [name, end, message] of ends) {
    it(`${name} is told at once with its test, and the next file gets another`, async () => {
      const idle = await open('idle');
      const page = await open('gone');
      await launcher.stopSession('idle');
      await end(page);
      await assert.rejects(launcher.stopSession('gone'), { message });
      assert.ok(!launcher.isActive('gone'));
      const pages = [await open('next'), await open('after next')];
      assert.ok(!pages.includes(page));
      assert.equal(pages.includes(idle), idle.browser().connected);
      await launcher.stopSession('next');
      await launcher.stopSession('after next');
    });
  }
});
