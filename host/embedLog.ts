/** The school page's own script: lists what the elements say, and copies the code. */
const names = [
  'portal-navigate',
  'portal-unread',
  'portal-submitted',
  'portal-done',
  'portal-changed',
  'portal-checked-in',
  'portal-signed-out',
  'portal-error',
];
const most = 20;

const list = element('log');
for (const name of names) {
  document.addEventListener(name, (event) => {
    const tag = event.target instanceof Element ? event.target.localName : '';
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const line = document.createElement('li');
    line.textContent = [clock(), `<${tag}>`, name, detail == null ? '' : JSON.stringify(detail)].join('  ');
    list.prepend(line);
    while (list.childElementCount > most) list.lastElementChild?.remove();
    element('log-empty').hidden = true;
  });
}

const button = element('copy');
const snippet = element('snippet');
snippet.textContent = (snippet.textContent ?? '').replaceAll(/https:\/\/[^/"]+/g, location.origin);
button.addEventListener('click', async () => {
  const { done = '', failed = '' } = button.dataset;
  const copied = await navigator.clipboard.writeText(snippet.textContent ?? '').then(
    () => true,
    () => false,
  );
  element('copied').textContent = copied ? done : failed;
});

function clock(): string {
  return new Date().toLocaleTimeString('zh-CN', { hour12: false });
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`embed.html has no #${id}`);
  return found;
}
