import { fill } from '#src/texts/texts.ts';
import { make } from './dom.ts';
import { words } from './words.ts';

/** Code with a button that copies it; `show` changes the code. */
export function codeBlock(label: string, first = ''): { element: HTMLElement; show: (code: string) => void } {
  const code = make('code', {}, first);
  const said = make('span', { role: 'status' });
  const button = make(
    'button',
    { type: 'button', class: 'copy', 'aria-label': fill(words.copyOf, { label }) },
    words.copy,
  );
  button.addEventListener('click', async () => {
    said.textContent = await navigator.clipboard.writeText(code.textContent).then(
      () => words.copied,
      () => words.copyFailed,
    );
  });
  const block = make('pre', { tabindex: '0', role: 'region', 'aria-label': label }, code);
  return {
    element: make('div', { class: 'code' }, block, button, said),
    show: (text) => {
      code.textContent = text;
      said.textContent = '';
    },
  };
}
