import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import type { PortalSettings } from '#src/config.ts';
import type { PortalReport } from '#src/reports/report.ts';
import { address, control, enter, openBrowser } from './browser.ts';
import { excerptOf, Secrets } from './canaries/secrets.ts';
import { documented, openSchool } from './elsewhere/school-site.ts';

const { visit } = openBrowser();
const { pageOf } = openSchool();

/** Lets the operator ask for reports. */
async function ask(page: Page, settings: PortalSettings): Promise<void> {
  await page.route('**/portal.config.json', (route) =>
    route.fulfill({
      json: { ...sandboxSettings, ...settings },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

/** The page's requests for the code that reports. */
function reporterRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/reporter-[\w-]+\.js$/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const reports = async () => (await (await fetch(`${address}/sandbox/reports`)).json()) as PortalReport[];
const failures = async () => (await reports()).filter(({ type }) => type !== 'vital');

/** Raises an error that nothing catches, as a mistake of ours would. */
const raise = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

/** The browser has time for the reporter after all else: a busy machine may be quiet before. */
const reporterOf = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/reporter-')),
  );

/** Leaves the page once its reporter has come, so that the browser sends what waits. */
async function leave(page: Page): Promise<void> {
  await reporterOf(page);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
}

describe('the portal with reportTo', () => {
  it('loads the reporter after the first paint, and sends what was measured', async () => {
    const { page, complaints } = await visit();
    await ask(page, { reportTo: '/sandbox/reports' });
    await page.goto(`${address}/index`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await reporterOf(page);
    const [painted, loaded] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/reporter-'))?.startTime,
    ]);
    expect(loaded).toBeGreaterThan(painted ?? Infinity);
    await leave(page);
    await expect
      .poll(async () => (await reports()).map((report) => 'name' in report && report.name))
      .toEqual(expect.arrayContaining(['FCP', 'LCP', 'CLS']));
    const all = await reports();
    expect(all.filter(({ view }) => view !== '/index')).toEqual([]);
    expect(all.filter(({ release }) => !/^\d+\.\d+\.\d+$/.test(release))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('reports failed calls, missing code and uncaught errors by the pattern of the page', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await ask(page, { reportTo: '/sandbox/reports' });
    await page.route(/\/assets\/StudyArchivePage-[^/]*\.js$/, (route) => route.abort());
    await page.goto(`${address}/space/homework/987654`);
    // The first paint has headings before any script of the portal hears an error.
    await page.waitForLoadState('networkidle');
    await raise(page, 'a mistake with 13812345678');
    await leave(page);
    await page.goto(`${address}/space/studyArchive`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await leave(page);
    await expect.poll(failures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'call',
          call: 'GET /api/portal/homework/{id}',
          code: 404,
          view: '/space/homework/:id',
        }),
        expect.objectContaining({ type: 'error', name: 'TypeError', view: '/space/homework/:id' }),
        expect.objectContaining({
          type: 'chunk',
          file: expect.stringMatching(/^StudyArchivePage-/) as string,
          view: '/space/studyArchive',
        }),
      ]),
    );
    expect(JSON.stringify(await reports())).not.toMatch(/987654|1381234|mistake/);
  });

  it('says nothing that a user has typed, that a server says or that an address holds', async () => {
    const { page } = await visit();
    const secrets = new Secrets();
    const own = { password: secrets.password(), mobile: secrets.mobile(), email: secrets.email() };
    secrets.add('token', await enter(page, 'teacher'));
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await ask(page, { reportTo: '/sandbox/reports' });
    const body = {
      code: own.mobile,
      msg: `${own.email} ${own.password} 不能登录`,
      data: { token: own.mobile },
    };
    await control('faults', { method: 'POST', path: '/api/auth/user/login', body, times: 20 });
    await page.goto(`${address}/login/index?from=${secrets.invented('foreign parameter')}`);
    await page.getByLabel('用户名').fill(own.mobile);
    await page.getByLabel('密码', { exact: true }).fill(own.password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('不能登录').first().waitFor();
    await raise(page, `${own.password} https://portal.example/${own.mobile}.js:1:2`);
    await page.evaluate((secret) => {
      void Promise.reject(Object.assign(new Error(secret), { name: secret, code: secret }));
    }, own.email);
    await leave(page);
    await expect.poll(failures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'call',
          call: 'POST /api/auth/user/login',
          view: '/login/index',
        }),
        expect.objectContaining({ type: 'error', name: 'TypeError' }),
        expect.objectContaining({ type: 'error', name: 'Error' }),
      ]),
    );
    const text = JSON.stringify(await reports());
    expect(secrets.all.length).toBeGreaterThanOrEqual(5);
    expect(secrets.all.map((secret) => excerptOf(text, secret))).toEqual(secrets.all.map(() => undefined));
  });
});

describe('no code that reports is loaded, and nothing is sent', () => {
  it.each<[what: string, settings: PortalSettings]>([
    ['by default', {}],
    ['where the page is not in the share', { reportTo: '/sandbox/reports', reportShare: 0 }],
  ])('%s', async (_, settings) => {
    const { page } = await visit();
    const requests = reporterRequests(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'ping') sent.push(request.url());
    });
    await ask(page, settings);
    await page.goto(`${address}/project`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await raise(page, 'a mistake');
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    expect(requests).toEqual([]);
    expect(sent).toEqual([]);
    expect(await reports()).toEqual([]);
  });
});

describe('elements on the page of a school', () => {
  it('report by their tags to the address in its file of settings, and measure nothing', async () => {
    const { page } = await visit();
    await page.route('**/settings-of-school.json', (route) =>
      route.fulfill({
        json: { reportTo: `${address}/sandbox/reports` },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await control('faults', {
      method: 'GET',
      path: '/api/orgUser/org/getConfigByCode',
      status: 500,
      times: 50,
    });
    await page.goto(
      pageOf(
        '<portal-footer></portal-footer>',
        `${documented} data-config="${address}/settings-of-school.json"`,
      ),
    );
    await raise(page, 'a mistake of the school');
    await page.locator('portal-footer').getByText('关于我们').first().waitFor();
    // Files of the CDN have no names, so its reporter is not told from others.
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect
      .poll(async () => (await reports()).map(({ type, view }) => `${type} ${view}`))
      .toContain('call portal-footer');
    const all = await reports();
    expect(all.filter(({ type, view }) => type === 'vital' || view !== 'portal-footer')).toEqual([]);
  });
});
