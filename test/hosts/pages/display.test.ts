import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { call, markup, settled } from './elements.ts';
import { openHosts } from './visit.ts';

const { visit } = openHosts();

const elements = ['portal-header', 'portal-feedback', 'portal-messages'].map(markup).join('\n');

/** Which edges of the window a box crosses, and whether anything of it would be seen at all. */
async function outsideOf(page: Page, box: Locator): Promise<string[]> {
  await box.waitFor();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { left, top, right, bottom } = await box.evaluate(
    (node) => node.getBoundingClientRect().toJSON() as DOMRect,
  );
  return [
    left < 0 && 'left',
    top < 0 && 'top',
    right > width + 1 && 'right',
    bottom > height + 1 && 'bottom',
    (right - left < 100 || bottom - top < 100) && 'tiny',
  ].filter((edge) => typeof edge === 'string');
}

/** The box in the top layer, in which a part that is higher than the window scrolls. */
const frameOf = (part: Locator) => part.locator('xpath=ancestor-or-self::*[@popover or self::dialog][1]');

describe.each([
  ['zoomed by its body', 'body { zoom: 1.25; }', 1280, 800],
  ['zoomed by its root', 'html { zoom: 1.25; }', 1280, 800],
  ['zoomed on a small phone', 'body { zoom: 1.25; }', 320, 640],
  ['on a small phone', '', 320, 640],
  ['at 400 %', '', 320, 256],
] as const)('a page %s', (_, css, width, height) => {
  test('keeps notifications, account and feedback in the window', async () => {
    const { page, complaints } = await visit(
      { head: `<style>${css}</style>`, body: elements },
      { width, height },
    );
    await settled(page);
    const header = page.locator('portal-header');

    await header.getByRole('button', { name: /^消息通知/ }).click();
    const panel = header.getByRole('dialog', { name: '消息通知' });
    await panel.getByRole('listitem').first().waitFor();
    await expect.poll(() => outsideOf(page, frameOf(panel))).toEqual([]);
    await panel.getByRole('link', { name: '查看全部消息' }).hover();
    await page.keyboard.press('Escape');

    await header.getByRole('button', { name: /账号菜单/ }).click();
    const menu = header.getByRole('menu');
    await expect.poll(() => outsideOf(page, frameOf(menu))).toEqual([]);
    await menu.getByRole('menuitem', { name: '退出登录' }).hover();
    await page.keyboard.press('Escape');

    await call(page.locator('portal-feedback'), 'open', 'submit');
    const dialog = page.getByRole('dialog', { name: '意见反馈' });
    await expect.poll(() => outsideOf(page, dialog)).toEqual([]);
    await dialog.getByRole('button', { name: '关闭' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('forced colours on a %s page', (colorScheme) => {
  /** The background of a node or its pseudo-element, and what a page of the user's palette has. */
  const background = (node: Locator, pseudo?: string) =>
    node.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);

  test('keep badges, dots, buttons and what is selected', async () => {
    const { page } = await visit({ body: elements + markup('portal-login') });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await settled(page);
    const canvas = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Canvas';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    const messages = page.locator('portal-messages');
    const unread = messages.getByRole('listitem').first();
    const badge = page.locator('portal-header').getByText('99+', { exact: true });
    await unread.waitFor();
    await badge.waitFor();
    const selected = messages.getByRole('tab', { selected: true });
    const submit = page.locator('portal-login').getByRole('button', { name: '登录', exact: true });
    const filled: Record<string, string> = {
      badge: await background(badge),
      dot: await background(unread, '::after'),
      'selected tab': await background(selected, '::after'),
      button: await background(submit),
    };
    for (const [name, colour] of Object.entries(filled)) expect([name, colour]).not.toEqual([name, canvas]);
    const letters = await submit.evaluate((element) => getComputedStyle(element).color);
    expect(letters).not.toBe(filled.button);
    expect(await selected.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    expect(
      await messages
        .getByRole('tab', { selected: false })
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle),
    ).toBe('none');
  });
});
