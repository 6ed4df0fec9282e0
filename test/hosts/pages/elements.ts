import type { Locator, Page } from 'playwright';
import { elementReferences } from '../definitions.ts';
import { quietOf } from '../../quiet.ts';

/** Lists every tag of the portal. */
export const tags: readonly string[] = elementReferences.map((row) => row.tag);

/** Attributes as a tenant would write them, for elements that show little without any. */
const attributes: Readonly<Record<string, string>> = {
  'portal-header': 'nav search',
  'portal-feedback': 'trigger="button"',
  'portal-avatar': 'size="80"',
};

export const attributesOf = (tag: string) => attributes[tag] ?? '';

export const markup = (tag: string) => `<${tag} ${attributesOf(tag)}></${tag}>`;

const quiet = new WeakMap<Page, () => Promise<void>>();

/** Counts the requests of a page from its first one, for `settled`. */
export const watchRequests = (page: Page) => void quiet.set(page, quietOf(page));

/** Resolves when every element of the page shows content, and requests and DOM changes have stopped. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((all) => {
    const hosts = [...document.querySelectorAll(all.join(','))];
    return hosts.every(({ shadowRoot }) => shadowRoot?.firstElementChild);
  }, tags);
  // On a busy machine its half second passes before the elements ask for their last files.
  await page.waitForLoadState('networkidle');
  await quiet.get(page)?.();
  await page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const read = () =>
      [...document.querySelectorAll(all.join(','))].map((host) => host.shadowRoot?.innerHTML).join('');
    for (let former = '', calm = 0; calm < 3;) {
      const now = read();
      calm = now === former ? calm + 1 : 0;
      former = now;
      await frame();
    }
  }, tags);
}

export async function call(element: Locator, method: string, ...values: unknown[]): Promise<void> {
  await element.evaluate(
    (host, { method, values }) => {
      const own: unknown = Reflect.get(host, method);
      if (typeof own !== 'function') throw new Error(`${host.localName} has no ${method}()`);
      own.apply(host, values);
    },
    { method, values },
  );
}
