import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Portal } from '../core.ts';
import { call, markup, settled, tags } from './elements.ts';
import { openHosts, type Visit } from './visit.ts';
import { useBell, useDesk } from './work.ts';

const { visit } = openHosts({ keep: true });

/** Listens for `portal-error`, recording the tag that raises it, and for uncaught errors. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const name of ['portal-error', 'error', 'unhandledrejection']) {
    window.addEventListener(name, ({ target }) => {
      heard.push(`${name} ${target instanceof Element ? target.localName : 'window'}`);
    });
  }
}

/**
 * Adds an element on its own portal whose texts and session throw on access: its component crashes while it renders.
 * All other elements keep their portal. The strings of the error view stay readable.
 */
async function addBroken(page: Page, tag: string): Promise<void> {
  await page.evaluate(async (tag) => {
    const shared = Symbol.for('portal.session/1');
    const portal = Reflect.get(globalThis, shared) as Portal;
    const breakAt = (isFine: (key: string) => boolean): ProxyHandler<object> => ({
      get(target, key) {
        if (isFine(String(key))) return Reflect.get(target, key);
        throw new Error(`broken on purpose: ${String(key)}`);
      },
    });
    const { session } = portal;
    const state = new Proxy(
      session.getState(),
      breakAt((key) => key === 'orgConfig'),
    );
    const overrides = new Proxy(
      {},
      breakAt((key) => key.startsWith('ui.')),
    );
    const broken = {
      ...portal,
      session: { ...session, getState: () => state },
      language: { locale: 'zh-CN', overrides },
    };
    Reflect.set(globalThis, shared, broken);
    const victim = document.createElement(tag);
    victim.id = 'victim';
    document.body.append(victim);
    // The portal is read at the first render, which runs in its own task.
    while (!victim.shadowRoot?.firstElementChild) await new Promise(requestAnimationFrame);
    Reflect.set(globalThis, shared, portal);
  }, tag);
}

let opened: Visit;
beforeAll(async () => {
  opened = await visit({
    head: `<script>(${listen.toString()})()</script>`,
    body: tags.map(markup).join('\n'),
  });
  await settled(opened.page);
});

describe('a crash inside of an element', () => {
  test.each(tags)('%s is shown there and told once, and the others go on', async (tag) => {
    const { page } = opened;
    const siblings = page.locator(tags.map((one) => `${one}:not(#victim)`).join(','));
    const before = await siblings.evaluateAll((all) =>
      all.map(({ shadowRoot }) => shadowRoot?.childElementCount),
    );
    await addBroken(page, tag);
    const victim = page.locator('#victim');
    // A form renders a skeleton until it nears the window.
    await victim.evaluate((host) => host.scrollIntoView());
    await victim.getByRole('alert').getByText('页面出现异常').waitFor();
    const heard = await page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0));
    expect(heard).toEqual([`portal-error ${tag}`]);
    expect(await siblings.getByText('页面出现异常').count()).toBe(0);
    expect(
      await siblings.evaluateAll((all) => all.map(({ shadowRoot }) => shadowRoot?.childElementCount)),
    ).toEqual(before);
    await victim.evaluate((host) => host.remove());
  });

  test('leaves the bell counting and listing, and the desk open to texts', async () => {
    const { page, sandbox, complaints } = opened;
    for (const tag of ['portal-bell', 'portal-feedback']) await addBroken(page, tag);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .locator('#victim')
      .first()
      .evaluate((host) => host.remove());
    await page.locator('#victim').evaluate((host) => host.remove());
    sandbox.notify({ user: 'teacher', content: '仍在更新', sourceType: 13 });
    await call(page.locator('portal-bell'), 'refresh');
    await useBell(page, '仍在更新');
    await useDesk(page);
    expect(complaints.filter((complaint) => !complaint.includes('broken on purpose'))).toEqual([]);
  });
});
