/** The block in WordPress' editor, used by an author with mouse and keyboard. */
import assert from 'node:assert/strict';
import { playPage, TAG } from '../play.mjs';

const TIME = 60_000;

/** @param {import('./index.mjs').Place} place */
export async function editorChecks({ site, people, browser, check }) {
  const { context } = people['author'];
  const tab = await context.newPage();
  tab.setDefaultTimeout(TIME);
  /** Where the post is written: a frame in the newer versions. @type {any} */
  let canvas = tab;
  await check('editor: the block is found and shows a live game', async () => {
    await tab.goto(`${site.url}/wp-admin/post-new.php`);
    await tab.waitForFunction(() => window['wp']?.data?.select('core/editor')?.getCurrentPostId());
    // A dialog for those who come here for the first time.
    await tab.evaluate(() =>
      window['wp'].data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false),
    );
    const paragraph = '[aria-label*="default block" i]';
    const frame = tab.locator('iframe[name=editor-canvas]');
    await frame.or(tab.locator(paragraph)).first().waitFor();
    if ((await frame.count()) > 0) canvas = tab.frameLocator('iframe[name=editor-canvas]');
    await canvas.locator(paragraph).first().click();
    await tab.keyboard.type('/clock solitaire');
    await tab.locator('[role=option]', { hasText: 'Clock solitaire' }).first().waitFor();
    await tab.keyboard.press('Enter');
    await canvas.locator('clock-solitaire [part~=card]').first().waitFor();
  });
  const sideBar = tab.locator('.interface-interface-skeleton__sidebar');
  const setting = (/** @type {string} */ name) => sideBar.getByLabel(name, { exact: true });
  await check('editor: settings in the side bar change it', async () => {
    await setting('Game').selectOption('grandfathers-clock');
    await setting('Deal').fill('7');
    await setting('Theme').selectOption('felt');
    await setting('Tableau wrap').selectOption('none');
    const game = canvas.locator(`${TAG}[theme=felt][deal="7"][tableau-wrap=none]`);
    await game.locator('[part~=card]').first().waitFor();
  });
  await check('editor: a line names a bad setting', async () => {
    await setting('Deal').fill('<b>7');
    const line = canvas.locator('.components-notice', { hasText: 'deal="<b>7" is not valid' });
    await line.waitFor();
    assert.equal(await canvas.locator(`${TAG}[deal]`).count(), 0);
    await setting('Deal').fill('7');
    await line.waitFor({ state: 'detached' });
  });
  await check('editor: what it publishes plays', async () => {
    await tab.locator('.editor-post-publish-panel__toggle').click();
    await tab.locator('.editor-post-publish-panel .editor-post-publish-button').click();
    const link = await tab
      .locator('.post-publish-panel__postpublish a', { hasText: 'View Post' })
      .getAttribute('href');
    await playPage(browser, link ?? '', async (page) => {
      const game = page.locator(`${TAG}[theme=felt][deal="7"][tableau-wrap=none]`);
      assert.equal(await game.count(), 1);
    });
  });
  await tab.close();
}
