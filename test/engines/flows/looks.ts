import { expect } from 'vitest';
import { flow } from '../flow.ts';
import type { Tab } from '../tab.ts';

/** How bright the text and the surface of a part of the page are, from 0 to 255. */
const brightness = (tab: Tab, selector: string) =>
  tab.run((wanted) => {
    const tag = wanted.startsWith('portal-');
    const root = tag ? document.querySelector(wanted)?.shadowRoot : document;
    const part = root?.querySelector(tag ? '.portal-root' : wanted);
    if (!part) return null;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return null;
    context.fillStyle = getComputedStyle(part).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, selector);

export const looks = [
  flow('the page’s theme is switched to dark and back while it is open', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/workbench');
    await tab.see('button', '陈思远的账号菜单');
    const text = () => brightness(tab, 'main');
    expect(await text()).toBeLessThan(80);
    await tab.run(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(text).toBeGreaterThan(180);
    expect(await tab.invisibleTexts()).toEqual([]);
    await tab.run(() => document.documentElement.setAttribute('data-theme', 'light'));
    await expect.poll(text).toBeLessThan(80);
  }),

  flow('an element’s theme is switched to dark and back', async (visit) => {
    const tab = await visit.open();
    await tab.goTo(await visit.school('<portal-messages></portal-messages>', 'teacher'));
    const text = () => brightness(tab, 'portal-messages');
    await expect.poll(text).toBeLessThan(80);
    const choose = (theme: string) =>
      tab.run((name) => document.querySelector('portal-messages')?.setAttribute('theme', name), theme);
    await choose('dark');
    await expect.poll(text).toBeGreaterThan(180);
    await choose('light');
    await expect.poll(text).toBeLessThan(80);
  }),

  flow(
    'forced colours: buttons have borders, and a chosen tab is told by more than its colour',
    async (visit) => {
      const tab = await visit.open({ hasForcedColours: true });
      await tab.goTo('/login/index');
      await tab.see('button', '登录');
      expect(await tab.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      expect(await tab.invisibleTexts()).toEqual([]);
      const borderless = await tab.run(() =>
        [...document.querySelectorAll<HTMLElement>('main .portal-button, main input')]
          .filter((one) => one.offsetWidth > 0)
          .filter((one) => {
            const frame = one.closest('.portal-input') ?? one;
            const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(frame);
            return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
          })
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      expect(
        borderless.filter((one) => !/data-variant="link"|type="checkbox"|type="radio"/.test(one)),
      ).toEqual([]);
    },
    // WebKitGTK knows no forced colours.
    ['webkit'],
  ),
];
