import { expect, it, onTestFinished } from 'vitest';
import { elementReferences } from '#widgets/references.ts';
import { isDue } from '../../cases.ts';
import { quietOf } from '../../quiet.ts';
import { address, control, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

interface Tree {
  name: string;
  tag: string;
  /** The button that opens what is looked at. */
  opener?: RegExp;
}

const openers: readonly (readonly [tag: string, opener: RegExp])[] = [
  ['portal-bell', /^消息通知/],
  ['portal-feedback', /^意见反馈/],
  ['portal-header', /的账号菜单$/],
  ['portal-avatar', /^更换头像$/],
  ['portal-side-tools', /^电话咨询$/],
];

const trees: readonly Tree[] = [
  ...elementReferences.map(({ tag }) => ({ name: tag, tag })),
  ...openers.map(([tag, opener]) => ({ name: `${tag}-opened`, tag, opener })),
];

// A change of a tree is a change of what screen readers say: `-u` writes it, and it is read before it is committed.
it.each(trees.filter((_, place) => isDue(place, 4)))(
  'a screen reader finds in $name what has been reviewed',
  async ({ name, tag, opener }) => {
    const now = Date.parse('2026-09-14T09:30:00+08:00');
    await control('clock', { now });
    onTestFinished(async () => void (await control('clock', { now: null })));
    // The seed data depend on the clock.
    await control('reset', {});
    const { page, context } = await visit();
    await context.clock.setFixedTime(now);
    await enter(page, 'teacher');
    const quiet = quietOf(page);
    await page.goto(`${address}/embed.html?only=${tag}`);
    const element = page.locator(tag);
    await element.and(page.locator(':defined')).waitFor({ state: 'attached' });
    await quiet();
    const loading = element.getByRole('status').filter({ hasText: '加载中' });
    // A form loads near the window.
    if ((await loading.count()) > 0) await element.evaluate((one) => one.scrollIntoView());
    await expect.poll(() => loading.count()).toBe(0);
    await quiet();
    if (opener) {
      await element.getByRole('button', { name: opener }).click();
      await quiet();
      await expect.poll(() => loading.count()).toBe(0);
    }
    await expect(await element.ariaSnapshot()).toMatchFileSnapshot(`trees/${name}.yaml`);
  },
);
