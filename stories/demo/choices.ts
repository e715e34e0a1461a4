/** The address of the page with a parameter changed; an empty value is left out. */
function withParameter(name: string, value: string): string {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}

/**
 * The switches for theme and colours. What is chosen is kept in the address, from which a script in the
 * page has set it before anything was painted. The link to the other language takes it along.
 */
export function followAddress(
  form: HTMLFormElement,
  settings: Element,
  link: HTMLAnchorElement,
): void {
  const { dataset } = document.documentElement;
  const pick = (name: string, value: string): void => {
    const radio = form.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
    if (radio) radio.checked = true;
  };
  const prints = [...settings.querySelectorAll('.games [theme]')].map(
    (board) => [board, board.getAttribute('theme')!] as const,
  );
  /** What is chosen is for all boards; otherwise some have a theme of their own. */
  const hang = (): void => {
    for (const [board, own] of prints) {
      if (settings.hasAttribute('theme')) board.removeAttribute('theme');
      else board.setAttribute('theme', own);
    }
  };
  const takeAlong = (): void => {
    link.search = location.search;
  };
  pick('theme', settings.getAttribute('theme') ?? '');
  pick('scheme', dataset['scheme'] ?? 'system');
  hang();
  takeAlong();
  form.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    const chosen = value === 'system' ? '' : value;
    if (name === 'theme') {
      if (chosen) settings.setAttribute('theme', chosen);
      else settings.removeAttribute('theme');
      hang();
    } else if (chosen) dataset['scheme'] = chosen;
    else delete dataset['scheme'];
    history.replaceState(null, '', withParameter(name, chosen));
    takeAlong();
  });
}
