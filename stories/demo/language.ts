/** Attributes that differ between the languages of a page. */
const ATTRIBUTES = ['href', 'hreflang', 'lang', 'content', 'aria-label'];

/**
 * Puts the other language in the place of this one, so that the games go on: the text of the other page,
 * under its address. The games notice the new `lang` themselves. If that page can’t be read, the link is
 * followed.
 */
export function switchLanguage(link: HTMLAnchorElement, changed: () => void): void {
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = link;
    try {
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href} answers ${response.status}`);
      speak(new DOMParser().parseFromString(await response.text(), 'text/html'), href);
      link.search = location.search;
      changed();
    } catch {
      location.assign(href);
    }
  });
}

function speak(other: Document, href: string): void {
  // First, because the links of the other page are relative to its address.
  history.replaceState(null, '', href + location.hash);
  document.documentElement.lang = other.documentElement.lang;
  document.title = other.title;
  for (const element of document.querySelectorAll<HTMLElement>('[data-t]')) {
    const its = other.querySelector(`[data-t="${element.dataset['t']}"]`);
    if (!its) continue;
    for (const name of ATTRIBUTES) {
      const value = its.getAttribute(name);
      if (value !== null) element.setAttribute(name, value);
    }
    element.replaceChildren(...document.importNode(its, true).childNodes);
  }
}
