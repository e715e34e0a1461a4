/** People of different roles who write posts, through the same requests as WordPress' editor. */
import assert from 'node:assert/strict';

/**
 * Somebody who is logged in.
 * @typedef {object} Person
 * @property {import('playwright-core').BrowserContext} context
 * @property {(address: string, data?: object) => Promise<any>} rest asks WordPress' REST interface
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the site
 * @param {string} name also the role
 * @returns {Promise<Person>}
 */
export async function logIn(browser, url, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { request } = context;
  // WordPress wants to see that cookies are kept.
  await request.get(`${url}/wp-login.php`);
  await request.post(`${url}/wp-login.php`, {
    form: { log: name, pwd: 'secret', testcookie: '1' },
  });
  const nonce = await (
    await request.get(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`)
  ).text();
  assert.match(nonce, /^\w{10}$/, `${name} is not logged in`);
  return {
    context,
    async rest(address, data) {
      const headers = { 'X-WP-Nonce': nonce };
      const place = `${url}/?rest_route=/wp/v2/${address}`;
      const answer = data
        ? await request.post(place, { headers, data })
        : await request.get(place, { headers });
      const text = await answer.text();
      assert.ok(answer.ok(), `${address}: ${answer.status()} ${text.slice(0, 500)}`);
      return JSON.parse(text);
    },
  };
}

/**
 * Writes a post, saves it again as it was read back, and has it published, by an editor if need be.
 * @param {Person} person
 * @param {Person} editor
 * @param {string} content
 * @returns {Promise<{ id: number, link: string, raw: string }>}
 */
export async function publish(person, editor, content) {
  const contributor = person
    .rest('users/me&context=edit')
    .then(({ roles }) => roles.includes('contributor'));
  const { id } = await person.rest('posts', { title: 'A post', content, status: 'draft' });
  const read = async (/** @type {Person} */ someone) =>
    (await someone.rest(`posts/${id}&context=edit`)).content.raw;
  const first = await read(person);
  await person.rest(`posts/${id}`, { content: first, status: 'pending' });
  const publisher = (await contributor) ? editor : person;
  await publisher.rest(`posts/${id}`, { content: await read(publisher), status: 'publish' });
  const { link, content: last } = await publisher.rest(`posts/${id}&context=edit`);
  assert.equal(last.raw, first, 'saving it again changed it');
  return { id, link, raw: last.raw };
}
