import type { Page } from 'playwright';
import { describe, expect, it, test } from 'vitest';
import { address, openBrowser } from './browser.ts';
import { fileNamed } from './elsewhere/school-page.ts';
import { documented, heard, openSchool } from './elsewhere/school-site.ts';

const { visit } = openBrowser();

const { pageOf } = openSchool();

/** Opens a page of the school; `script`: the attributes of the tag, `broken`: the files that cannot be loaded. */
async function open({ script, body, broken }: Pick<Failure, 'script'> & { body: string; broken?: string }) {
  const { page } = await visit();
  /** Our errors in the console. */
  const logged: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text.startsWith('portal-widgets: ')) logged.push(text);
  });
  if (broken) await page.route(broken, (route) => route.abort());
  await page.goto(pageOf(body, script));
  return { page, logged };
}

interface Failure {
  what: string;
  script: string;
  /** Twice in the page: each of them tells its page, the console is told once. */
  tag: string;
  broken?: () => Promise<string>;
  act?: (page: Page) => Promise<void>;
  logged: string | RegExp;
  detail: [name: string, code?: number | string];
  shown: string;
}

const api = `data-api="${address}"`;
const openBells = async (page: Page) => {
  const bells = page.getByRole('button', { name: '消息通知' });
  for (const place of [0, 1]) await bells.nth(place).click();
};

const failures: readonly Failure[] = [
  {
    what: 'a tag without data-api on another site',
    script: 'data-org="demo"',
    tag: 'portal-bell',
    logged: 'data-api',
    detail: ['SetupError'],
    shown: '此处内容尚未设置完成，请联系本网站管理员',
  },
  {
    what: 'a data-api that is no URL',
    script: 'data-api="https://portal:example"',
    tag: 'portal-footer',
    logged: 'data-api: "https://portal:example" is no URL',
    detail: ['SetupError'],
    shown: '此处内容尚未设置完成，请联系本网站管理员',
  },
  {
    what: 'an unknown organisation',
    script: `${api} data-org="nowhere"`,
    tag: 'portal-footer',
    logged: /"nowhere".*Check data-org/,
    detail: ['SetupError', 400],
    shown: '关于我们',
  },
  {
    what: 'a function for the token that is not there',
    script: `${documented} data-token-provider="nobody"`,
    tag: 'portal-footer',
    logged: 'data-token-provider: nobody is no function',
    detail: ['TokenError', 'failed'],
    shown: '关于我们',
  },
  {
    what: 'a function for the token that returns something else',
    script: `${documented} data-token-provider="parseInt"`,
    tag: 'portal-footer',
    logged: /getToken, data-token-provider.*number.*return the token/,
    detail: ['TokenError', 'shape'],
    shown: '关于我们',
  },
  {
    what: 'a file of settings that is not there',
    script: `${documented} data-config="${address}/none.json"`,
    tag: 'portal-footer',
    logged: `${address}/none.json`,
    detail: ['Error'],
    shown: '加载失败，请检查网络后重试',
  },
  {
    what: 'settings of the portal that a form cannot have',
    script: documented,
    tag: 'portal-login',
    broken: async () => '**/portal.config.json',
    logged: `${address}/portal.config.json`,
    detail: ['Error'],
    shown: '忘记密码',
  },
  {
    what: 'the code of an element that does not come',
    script: documented,
    tag: 'portal-bell',
    broken: async () => '**/cdn/*/chunks/*',
    logged: /\/cdn\/[\d.]+\/chunks\/.*content policy/,
    detail: ['ChunkLoadError'],
    shown: '加载失败',
  },
  {
    what: 'the code of a panel that does not come',
    script: documented,
    tag: 'portal-bell',
    broken: () => fileNamed('BellPanel'),
    act: openBells,
    logged: /\/cdn\/[\d.]+\/chunks\/.*content policy/,
    detail: ['ChunkLoadError'],
    shown: '加载失败，请检查网络后重试',
  },
];

describe('on a page of another site', () => {
  test.each(failures)('$what is said once, told by each element, and shown', async (failure) => {
    const { tag, script, act, shown, detail } = failure;
    const broken = await failure.broken?.();
    const { page, logged } = await open({
      script,
      body: `<${tag}></${tag}><${tag}></${tag}>`,
      ...(broken && { broken }),
    });
    await act?.(page);
    await page.locator(tag).nth(1).getByText(shown).first().waitFor();
    await page.locator(tag).nth(0).getByText(shown).first().waitFor();
    const [name, code] = detail;
    const event = { name: 'portal-error', tag, detail: expect.objectContaining({ name, code }) as unknown };
    await expect.poll(() => heard(page, 'portal-error')).toEqual([event, event]);
    expect(logged).toEqual([expect.stringMatching(failure.logged)]);
  });

  it('an element without data-api starts when the page adds it', async () => {
    const { page } = await open({ script: 'data-org="demo"', body: '<portal-bell></portal-bell>' });
    await page.getByText('此处内容尚未设置完成').waitFor();
    await page
      .locator('script[src]')
      .evaluate((script: HTMLElement, api) => (script.dataset.api = api), address);
    await page.getByRole('button', { name: '消息通知' }).waitFor();
    expect(await page.getByText('此处内容尚未设置完成').count()).toBe(0);
  });

  it('a file that does not come at first is requested again, and nothing is said', async () => {
    const { page, logged } = await open({ script: documented, body: '' });
    let connectedAt = Infinity;
    await page.route('**/cdn/*/chunks/*', (route) => {
      if (connectedAt === Infinity) connectedAt = Date.now() + 500;
      return Date.now() < connectedAt ? route.abort() : route.continue();
    });
    await page.evaluate(() => document.body.append(document.createElement('portal-bell')));
    await page.getByRole('button', { name: '消息通知' }).waitFor();
    expect(logged).toEqual([]);
    expect(await heard(page, 'portal-error')).toEqual([]);
  });
});
