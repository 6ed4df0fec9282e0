import { make } from './dom.ts';

/** Code with a button that copies it; `show` changes the code. */
export function codeBlock(label: string, first = ''): { element: HTMLElement; show: (code: string) => void } {
  const code = make('code', {}, first);
  const said = make('span', { role: 'status' });
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': `复制${label}` }, '复制');
  button.addEventListener('click', async () => {
    said.textContent = await navigator.clipboard.writeText(code.textContent).then(
      () => '已复制',
      () => '复制失败，请手动选择代码复制',
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
