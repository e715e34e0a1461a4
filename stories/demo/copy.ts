import type { ScriptTexts } from './texts.js';

/** Copies a line of code. Where the clipboard is refused, the line is selected instead. */
export function copyButton(figure: Element, texts: () => ScriptTexts): void {
  const code = figure.querySelector('code')!;
  const status = figure.querySelector('[role=status]')!;
  figure.querySelector('button')!.addEventListener('click', async () => {
    const { copied, select } = texts();
    try {
      await navigator.clipboard.writeText(code.textContent!);
      status.textContent = copied;
    } catch {
      getSelection()?.selectAllChildren(code);
      status.textContent = select;
    }
  });
}
