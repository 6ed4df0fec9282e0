import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { call, markup, settled } from './elements.ts';
import { openHosts, type Visit } from './visit.ts';
import { useBell } from './work.ts';

const { visit } = openHosts({ hasBackCache: true });

const interval = 300_000;
const counts = '/api/msg/message/getMessageCount';
const asked = ({ sandbox }: Visit) => sandbox.calls().filter(({ path }) => path === counts).length;
const badge = (page: Page) => page.getByRole('button', { name: '消息通知，99+ 条未读' });
const body = ['portal-bell', 'portal-feedback', 'portal-legacy-feedback'].map(markup).join('\n');

/** Opens the feedback dialog, types, and leaves it open. */
async function typeInDesk(page: Page): Promise<void> {
  await call(page.locator('portal-feedback'), 'open', 'submit');
  await page.getByRole('dialog', { name: '意见反馈' }).getByLabel('反馈内容').fill('写到一半');
}

async function expectDesk(page: Page): Promise<void> {
  const field = page.getByRole('dialog', { name: '意见反馈' }).getByLabel('反馈内容');
  // Playwright's click fails if another element covers the field.
  await field.click();
  expect(await field.inputValue()).toBe('写到一半');
}

describe('an element that is moved', () => {
  test.each(['append', 'moveBefore'] as const)(
    'by %s keeps its dialog, its text and its count',
    async (how) => {
      const opened = await visit({ body: `${body}<aside></aside>` });
      const { page, complaints } = opened;
      await settled(page);
      await badge(page).waitFor();
      const form = page.locator('portal-legacy-feedback').getByRole('textbox', { name: '反馈内容' });
      await form.fill('旧表单里的文字');
      await typeInDesk(page);
      await page.evaluate((how) => {
        const aside = document.querySelector('aside');
        if (!aside) throw new Error('no aside');
        for (const tag of ['portal-feedback', 'portal-bell', 'portal-legacy-feedback']) {
          const host = document.querySelector(tag);
          if (!host) throw new Error(tag);
          const move: unknown = Reflect.get(aside, how);
          if (typeof move !== 'function') throw new Error(`this browser has no ${how}`);
          move.call(aside, host, null);
        }
        // `append` turns the null into a text node.
        for (const child of [...aside.childNodes]) if (child instanceof Text) child.remove();
      }, how);
      await expectDesk(page);
      await page.keyboard.press('Escape');
      expect(await form.inputValue()).toBe('旧表单里的文字');
      await useBell(page);
      expect(asked(opened)).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
});

test('printing closes nothing, forgets nothing and asks for no count', async () => {
  const opened = await visit({ body });
  const { page, complaints } = opened;
  await settled(page);
  await badge(page).waitFor();
  await typeInDesk(page);
  expect((await page.pdf()).length).toBeGreaterThan(1000);
  await expectDesk(page);
  await page.keyboard.press('Escape');
  await useBell(page);
  expect(asked(opened)).toBe(1);
  expect(complaints).toEqual([]);
});

test('a page that comes back from the back-forward cache has kept its text, and asks at most once more', async () => {
  const opened = await visit({ body });
  const { page, complaints } = opened;
  await settled(page);
  await badge(page).waitFor();
  await typeInDesk(page);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const elsewhere = await page.evaluate(() => location.pathname);
  await page.goto(new URL('/portal.config.json', page.url()).href);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => location.pathname)).toBe(elsewhere);
  const why = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'));
  });
  expect([await page.evaluate(() => Reflect.get(window, 'persisted')), why]).toEqual([true, 'null']);
  await expectDesk(page);
  await page.keyboard.press('Escape');
  await useBell(page);
  // The element may refetch when it is connected again, as a page does when it becomes visible.
  expect(asked(opened)).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
});

describe('a page that nobody sees', () => {
  /** Overrides visibility as the browser reports it; a real background tab needs a window. */
  const setHidden = (page: Page, hidden: boolean, event = 'visibilitychange') =>
    page.evaluate(
      ({ hidden, event }) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event(event));
      },
      { hidden, event },
    );

  test('in the background rests, and asks once when it is seen again', async () => {
    const opened = await visit({ body: body + markup('portal-bell') }, { clock: true });
    const { page } = opened;
    await badge(page).nth(1).waitFor();
    expect(asked(opened)).toBe(1);
    await setHidden(page, true);
    await page.clock.fastForward(4 * interval);
    expect(asked(opened)).toBe(1);
    await setHidden(page, false);
    await expect.poll(() => asked(opened)).toBe(2);
    // Only the answer starts the time to the next call.
    const askedLater = async () => {
      await page.clock.fastForward(interval / 10);
      return asked(opened);
    };
    await expect.poll(askedLater).toBe(3);
    await typeInDesk(page);
    await setHidden(page, true);
    await setHidden(page, false);
    await expectDesk(page);
  });

  test('rendered ahead of its visit asks for no count before it, and once then', async () => {
    const opened = await visit({
      head: `<script>
        Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      </script>`,
      body,
    });
    const { page } = opened;
    await settled(page);
    expect(asked(opened)).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await setHidden(page, false);
    await badge(page).waitFor();
    await settled(page);
    expect(asked(opened)).toBe(1);
  });
});
