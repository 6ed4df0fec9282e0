import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, control, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

async function tokenOf(username: string): Promise<string> {
  return ((await control('enter', { username })) as { token: string }).token;
}

async function keyOf(username: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/token/key`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(username)}` },
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

interface LinkLogin {
  /** The link, and what nothing may hold once its page has been left. */
  open: () => Promise<{ link: string; secrets: string[] }>;
  /** Uses the page of the link, until it is done or can go no further. */
  finish: (page: Page) => Promise<void>;
}

const agree = async (page: Page) => {
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await accountButton(page).waitFor();
};

const invented = (name: string) => `S3CRET-${name}-${crypto.randomUUID()}`;

const kinds: Record<string, LinkLogin> = {
  'the token of the app': {
    open: async () => {
      const token = await tokenOf('teacher');
      return { link: `/login/appLogin?token=${token}&redirect=%2Fspace%2Fpoint`, secrets: [token] };
    },
    finish: agree,
  },
  'a one-time key': {
    open: async () => {
      const [key, state] = [await keyOf('teacher'), invented('state')];
      return { link: `/login_back?key=${key}&state=${state}&redirect=%2Fsearch`, secrets: [key, state] };
    },
    finish: agree,
  },
  'a one-time key behind a redirect that names an organisation': {
    open: async () => {
      const key = await keyOf('teacher');
      return { link: `/login_back?key=${key}&redirect=%2Fsearch%3ForgCode%3Ddemo`, secrets: [key] };
    },
    finish: agree,
  },
  'an invitation': {
    open: async () => {
      const token = invented('invitation');
      return { link: `/login/activate?token=${token}`, secrets: [token] };
    },
    // Its form stands before its scripts have come, which read the address.
    finish: (page) => page.waitForURL(/\/login\/activate$/),
  },
  'the code of a scan': {
    open: async () => {
      const [code, state] = [invented('code'), invented('state')];
      return { link: `/wxlogin?code=${code}&state=${state}`, secrets: [code, state] };
    },
    finish: async (page) => {
      await expect.poll(() => page.url()).toMatch(/\/login\/wxScanLogin$/);
    },
  },
};

/** Everything of this tab that outlives a page, or tells another site of it. */
async function traces(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.referrer,
    ]),
  );
  await client.detach();
  return [stored, ...entries.flatMap(({ url, title }) => [url, title])].join('\n');
}

describe.each(Object.entries(kinds))('a log-in by %s', (_, { open, finish }) => {
  it('leaves its secret in no storage, no history entry and no referrer', async () => {
    const { page } = await visit();
    const { link, secrets } = await open();
    const referrers: Promise<string>[] = [];
    page.on('request', (request) => {
      referrers.push(
        request.headerValue('referer').then(
          (value) => value ?? '',
          () => '',
        ),
      );
    });
    await page.goto(address + link);
    await finish(page);
    // A click within the portal, a load, and the way back write what a page keeps of itself.
    await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
    await page.waitForURL('**/about/us');
    const found = [await traces(page)];
    await page.goto(`${address}/public`);
    await page.locator('h1').first().waitFor();
    found.push(await traces(page));
    const sent = await Promise.all(referrers);
    for (const secret of secrets) {
      expect(
        found
          .join('\n')
          .split('\n')
          .filter((one) => one.includes(secret)),
      ).toEqual([]);
      expect(sent.filter((one) => one.includes(secret))).toEqual([]);
    }
    // No page tells more than its origin.
    expect(sent.filter((one) => one !== '' && one !== `${address}/`)).toEqual([]);
  });
});
