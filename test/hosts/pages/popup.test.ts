import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { call, markup, settled } from './elements.ts';
import { openHosts, type Visit } from './visit.ts';
import { patience } from '../../patience.ts';
import { useBell, useDesk } from './work.ts';

const { visit } = openHosts();

const desk = markup('portal-feedback');
const both = markup('portal-bell') + desk;

/** Opens an empty window of the page's origin, and listens for errors in it too. */
async function openPopup({ page, complaints }: Visit): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => {
    const popup = window.open('', 'portal', 'width=1200,height=800');
    if (!popup) throw new Error('the window was blocked');
    popup.document.documentElement.lang = 'zh-CN';
    Object.assign(window, { popup });
  });
  const popup = await opening;
  popup.setDefaultTimeout(patience);
  popup.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  popup.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return popup;
}

/** Moves the elements of a window into the other. */
const move = (page: Page, way: 'there' | 'back') =>
  page.evaluate((to) => {
    const popup = Reflect.get(window, 'popup') as Window;
    const [from, target] = to === 'there' ? [document, popup.document] : [popup.document, document];
    target.body.append(...from.querySelectorAll('portal-bell, portal-feedback'));
  }, way);

const height = (page: Page) =>
  page
    .locator('portal-bell')
    .getByRole('button', { name: /^消息通知/ })
    .evaluate((button) => getComputedStyle(button).blockSize);

test('elements that the page moves into a window it has opened look and work alike, there and back', async () => {
  const opened = await visit({ body: both });
  const { page, complaints } = opened;
  await settled(page);
  const former = await height(page);
  const popup = await openPopup(opened);

  await move(page, 'there');
  await popup.bringToFront();
  await expect.poll(() => height(popup)).toBe(former);
  await useBell(popup);
  await useDesk(popup);

  await move(page, 'back');
  await page.bringToFront();
  await useBell(page);
  await useDesk(page);
  await popup.close();
  expect(complaints).toEqual([]);
});

test('an element goes on when the window that it has left is closed', async () => {
  const opened = await visit({ body: both });
  const { page, sandbox, complaints } = opened;
  await settled(page);
  const popup = await openPopup(opened);
  await move(page, 'there');
  await popup.getByRole('button', { name: '消息通知，99+ 条未读' }).waitFor();
  await move(page, 'back');
  await popup.close();
  sandbox.notify({ user: 'teacher', content: '窗口关闭之后', sourceType: 13 });
  await call(page.locator('portal-bell'), 'refresh');
  await useBell(page, '窗口关闭之后');
  expect(complaints).toEqual([]);
});

test('a window with a script tag of its own has elements of its own', async () => {
  const opened = await visit({ body: both });
  const { page, complaints } = opened;
  await settled(page);
  const popup = await openPopup(opened);
  await page.evaluate((tags) => {
    const other = Reflect.get(window, 'popup') as Window;
    Object.assign(other, { portalToken: Reflect.get(window, 'portalToken') });
    const script = other.document.createElement('script');
    for (const { name, value } of document.querySelector('script[data-api]')?.attributes ?? [])
      script.setAttribute(name, value);
    other.document.body.innerHTML = tags;
    other.document.head.append(script);
  }, both);
  await popup.bringToFront();
  await settled(popup);
  await useBell(popup);
  await useDesk(popup);
  await popup.close();
  await page.bringToFront();
  await useBell(page);
  expect(complaints).toEqual([]);
});

test('a frame with srcdoc and a script tag of its own has elements of its own', async () => {
  const { page, complaints } = await visit({ body: markup('portal-bell') });
  await settled(page);
  await page.evaluate((tags) => {
    const script = document.querySelector('script[data-api]')?.outerHTML ?? '';
    const frame = document.createElement('iframe');
    const provider = '<script>portalToken = parent.portalToken</script>';
    frame.srcdoc = `<!doctype html><html lang="zh-CN"><body>${provider}${script}${tags}</body></html>`;
    document.body.append(frame);
  }, markup('portal-bell'));
  await page.frameLocator('iframe').getByRole('button', { name: '消息通知，99+ 条未读' }).waitFor();
  expect(complaints).toEqual([]);
});
