import { expect, test } from 'vitest';
import { markup, settled, tags } from './elements.ts';
import { openHosts } from './visit.ts';
import { seenOf } from './watch.ts';
import { choosePicture, useBell, useDesk } from './work.ts';

const { visit } = openHosts();

const body = tags.map(markup).join('\n');
const script = (code: string) => `<script>${code}</script>`;

test('elements work beside an older React, inside of what it shows, and leave it alone', async () => {
  const { page, complaints } = await visit({
    head: `<script src="/modules/react-18/umd/react.production.min.js"></script>
      <script src="/modules/react-dom-18/umd/react-dom.production.min.js"></script>`,
    body: `<main id="app"></main>${script(`
      const { createElement: h, useState, version } = React;
      function App() {
        const [count, setCount] = useState(0);
        return h('div', null,
          h('button', { onClick: () => setCount(count + 1) }, 'React ' + version + ': ' + count),
          h('portal-bell'), h('portal-feedback'));
      }
      ReactDOM.createRoot(document.getElementById('app')).render(h(App));
    `)}`,
  });
  await settled(page);
  await page.getByRole('button', { name: 'React 18.3.1: 0' }).click();
  await useBell(page);
  await useDesk(page);
  await page.getByRole('button', { name: 'React 18.3.1: 1' }).click();
  await page.getByRole('button', { name: 'React 18.3.1: 2' }).waitFor();
  expect(complaints).toEqual([]);
});

test('the avatar has a cropper of its own beside the one of the page, and defines no tag of the library', async () => {
  const isDefined = () => customElements.get('cropper-canvas') !== undefined;
  const alone = await visit({ body: markup('portal-avatar') });
  await settled(alone.page);
  await choosePicture(alone.page);
  expect(await alone.page.evaluate(isDefined)).toBe(false);

  const { page, complaints } = await visit({
    head: '<script src="/modules/cropperjs/dist/cropper.min.js"></script>',
    body: `<cropper-canvas style="block-size: 90px" background></cropper-canvas>${markup('portal-avatar')}`,
  });
  await settled(page);
  expect(await page.evaluate(isDefined)).toBe(true);
  await page.evaluate(() => {
    Object.assign(window, { own: customElements.get('cropper-canvas') });
  });
  await choosePicture(page);
  expect(
    await page.evaluate(() => {
      const canvas = document.querySelector('cropper-canvas');
      return [
        customElements.get('cropper-canvas') === Reflect.get(window, 'own'),
        canvas?.constructor === Reflect.get(window, 'own'),
      ];
    }),
  ).toEqual([true, true]);
  expect(complaints).toEqual([]);
});

test('elements work where a library has extended the prototypes of arrays, texts and functions', async () => {
  const { page, complaints } = await visit({
    head: script(`
      Array.prototype.last = function () { return this[this.length - 1]; };
      Array.prototype.remove = function (one) { return this.filter((other) => other !== one); };
      Array.prototype.toJSON = undefined;
      String.prototype.reverse = function () { return [...this].reverse().join(''); };
      Function.prototype.delay = function (ms) { return setTimeout(this, ms); };
    `),
    body,
  });
  await settled(page);
  await useBell(page);
  await useDesk(page);
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  expect(complaints).toEqual([]);
});

test('an older copy of ours and this one share a page: one session, one question for the count', async () => {
  const { page, sandbox, complaints } = await visit({
    head: (portal) => `<script type="module" src="/older/portal.js" data-api="${portal}" data-org="demo"
      data-config="/portal.config.json" data-token-provider="portalToken"></script>`,
    body: ['portal-header', 'portal-bell', 'portal-feedback'].map(markup).join(''),
  });
  await settled(page);
  const bells = page.getByRole('button', { name: '消息通知，99+ 条未读' });
  await bells.nth(1).waitFor();
  await page.evaluate(() => document.body.prepend(document.createElement('portal-bell')));
  await bells.nth(2).waitFor();
  const asked = sandbox.calls().filter(({ path }) => path === '/api/msg/message/getMessageCount');
  expect(asked).toHaveLength(1);
  await page.evaluate(() => document.querySelector('portal-bell')?.remove());
  await useBell(page);
  await useDesk(page);
  expect(complaints).toEqual([]);
});

test('elements that come, work and go leave no trace on the page', async () => {
  const { page, complaints } = await visit({ body });
  await settled(page);
  await useBell(page);
  await useDesk(page);
  await choosePicture(page);
  await page.evaluate((tags) => {
    for (const host of document.querySelectorAll(tags.join(','))) host.remove();
  }, tags);
  await expect
    .poll(async () => {
      const { before, after, changes, violations } = await seenOf(page);
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      return [isSame || after, changes, violations];
    })
    .toEqual([true, [], []]);
  expect(complaints).toEqual([]);
});
