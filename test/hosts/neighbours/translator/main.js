import 'hourhand/grandfathers-clock';

/**
 * Does to a page what the translators of browsers do, without the words: each text, also one that comes
 * later, is moved into two `font` elements. Here it enters shadow roots too, as some extensions do.
 */
function translate(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    window.translated++;
  }
}

window.translated = 0;
const game = document.querySelector('grandfathers-clock-solitaire');
for (const root of [document.body, game.shadowRoot]) {
  translate(root);
  new MutationObserver(() => translate(root)).observe(root, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}
