/** The page that is read: text before and after the games, and a script that tells the test what reaches the page. */

/** Runs in the page: tells of keys, of the focus, and of what the game has done. */
function tell() {
  const post = (/** @type {string} */ what) =>
    void fetch('/', { method: 'POST', body: what, keepalive: true });
  addEventListener('keydown', ({ key }) => post(`key ${key}`), true);
  for (const type of ['move', 'undo', 'win', 'loss']) {
    addEventListener(`solitaire-${type}`, () => post(type));
  }
}

/** @param {string} lang @param {string} body the games */
export const page = (lang, body) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>Trial page</title>
<link rel="icon" href="data:,">
<script>(${tell})()</script>
<script type="module" src="/cdn.js"></script>
<h1>Trial page</h1>
<p>A paragraph before. <a href="#before">Before</a></p>
${body}
<p>A paragraph after. <a href="#after">After</a></p>
</html>
`;
