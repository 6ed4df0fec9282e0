import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { completeConfig, PORTAL_VERSION } from '#src/config.ts';
import { browserLines } from '#src/data/diagnosis/browser-lines.ts';
import { callLines } from '#src/data/diagnosis/call-lines.ts';
import { diagnosisText, nameOf, valueOf } from '#src/data/diagnosis/diagnosis-text.ts';
import { serverLines } from '#src/data/diagnosis/server-lines.ts';
import { settingsLines } from '#src/data/diagnosis/settings-lines.ts';
import { diagnosisFactTexts } from '#src/data/diagnosis/texts.ts';
import type { DiagnosisLine } from '#src/data/diagnosis/diagnosis.ts';
import type { Portal } from '#src/portal.ts';
import { CLOCK_TOLERANCE_MS } from '#src/rules/limits.ts';
import { chinese, wordsOf } from '#src/texts/texts.ts';
import { noUserInfo } from '../../no-user-info.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from '../session/server.ts';

const portals: Portal[] = [];
beforeEach(() => {
  forgetSession();
  // happy-dom has none.
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetSession();
});

const find = (lines: readonly DiagnosisLine[], name: string) => {
  const line = lines.find((one) => one.name === name);
  return line && `${line.verdict} ${line.value}`;
};

const emptyPage = good({ total: 0, records: [], current: 1, size: 1, pages: 0 });
const answers: Record<string, unknown> = {
  '/api/user/user/info': good({ userInfo: { ...noUserInfo, userId: 'u-1' }, roles: [], permissions: [] }),
  '/api/orgUser/org/getConfigByCode': good({ orgId: '1001', orgCode: 'demo' }),
  '/api/orgUser/org/getNavigationListByPc': good([]),
};
/** A back end of which each call answers; `changed` ones otherwise. */
const serverOf =
  (changed: Record<string, unknown> = {}) =>
  ({ path }: Asked) =>
    changed[path] ?? answers[path] ?? emptyPage;

async function diagnosed({
  changed = {},
  userId = 'u-1',
  settings = {},
}: { changed?: Record<string, unknown>; userId?: string; settings?: object } = {}) {
  vi.stubGlobal('fetch', async () => new Response(''));
  const { portal, asked } = openPortal(serverOf(changed), settings);
  portals.push(portal);
  portal.session.logIn('t-1', userId);
  asked.splice(0);
  const { groups, text } = await portal.diagnose();
  const lines = (group: string) => groups.find((one) => one.group === group)?.lines ?? [];
  const line = (group: string, name: string) => find(lines(group), name)?.replace(/ · \d+ ms$/, '');
  return { asked, groups, text, lines, line, portal };
}

describe('the calls of the self-check', () => {
  it('are the first of each area, one after the other, with the token and without a message', async () => {
    let running = 0;
    const { asked, lines } = await diagnosed({
      settings: { features: ['records', 'orders'] },
      changed: {
        '/api/user/user/info': new Promise((resolve) => {
          running += 1;
          setTimeout(() => resolve(answers['/api/user/user/info']), 5);
        }),
      },
    });
    expect(running).toBe(1);
    expect(lines('calls').map(({ name }) => name)).toEqual([
      'user',
      'organisation',
      'navigation',
      'notifications',
      'feedback',
      'lists',
      'learning',
      'totals',
      'credit',
      'orders',
      'records',
    ]);
    expect(asked).toHaveLength(11);
    expect(
      new Set(asked.map(({ token, path }) => (path.includes('getConfigByCode') ? 't-1' : token))),
    ).toEqual(new Set(['t-1']));
    const queryOf = (path: string) => asked.find((one) => one.path.includes(path))?.query;
    expect(queryOf('getConfigByCode')).toMatchObject({ orgCode: 'demo' });
    expect(queryOf('getNavigationListByPc')).toMatchObject({ orgCode: 'demo' });
    expect(queryOf('/my/course')).toMatchObject({ current: '1', size: '1' });
    expect(queryOf('/problem/page')).toMatchObject({ current: '1' });
  });

  it('say nothing of a code where the answer has none', async () => {
    const { data } = answers['/api/user/user/info'] as { data: unknown };
    const { line } = await diagnosed({ changed: { '/api/user/user/info': data } });
    expect(line('calls', 'user')).toBe('right /api/user/user/info');
  });

  it('show no message of what is refused', async () => {
    const { portal } = openPortal(() => refused('周敏的账号已停用'));
    portals.push(portal);
    const shown = vi.fn();
    const lines = await callLines({ ...portal, http: portal.http.withNotify(shown) });
    expect(find(lines, 'user')).toContain('wrong');
    expect(shown).not.toHaveBeenCalled();
  });

  it('say by path and time that they are right', async () => {
    const begun = performance.now();
    const { lines } = await diagnosed();
    const [, time] =
      /^right \/api\/user\/user\/info · (\d+) ms$/.exec(find(lines('calls'), 'user') ?? '') ?? [];
    expect(Number(time)).toBeLessThanOrEqual(Math.ceil(performance.now() - begun));
  });

  test.each([
    [
      'a refusal, by its code',
      refused('周敏的账号已停用', 400),
      'wrong /api/user/user/info · RefusedError · 400',
    ],
    ['a status', new Response('', { status: 502 }), 'wrong /api/user/user/info · RefusedError · 502'],
    ['a broken line', new TypeError('Failed to fetch'), 'wrong /api/user/user/info · NetworkError'],
    ['a code that no call expects', { code: 212, data: {} }, 'wrong /api/user/user/info · 212'],
    [
      'a wrong shape, by its place',
      good({ userInfo: { ...noUserInfo, mobile: {} }, roles: [], permissions: [] }),
      /^wrong \/api\/user\/user\/info · MalformedAnswerError · data\.userInfo\.mobile: /,
    ],
  ])('name %s', async (_, answer, expected) => {
    const { line, text } = await diagnosed({ changed: { '/api/user/user/info': answer } });
    expect(line('calls', 'user')).toMatch(
      expected instanceof RegExp ? expected : new RegExp(`^${expected}$`),
    );
    expect(text).not.toContain('周敏');
  });

  it('name three wrong places at most', async () => {
    const wrong = { userInfo: { ...noUserInfo, mobile: {}, name: {}, nickname: {}, username: {} } };
    const { line } = await diagnosed({ changed: { '/api/user/user/info': good(wrong) } });
    expect(line('calls', 'user')?.split(' · ')).toHaveLength(5);
  });

  it('end no session, whatever they say of the token', async () => {
    const expired = new Response('{"code":401}', { status: 401 });
    const { portal, line } = await diagnosed({ changed: { '/api/user/user/info': expired } });
    expect(line('calls', 'user')).toBe('wrong /api/user/user/info · SignedOutError · 401');
    expect(portal.session.getState().token).toBe('t-1');
  });

  it('of a guest are those alone that answer guests', async () => {
    const { lines, asked } = await diagnosed({ userId: '', settings: { features: ['orders'] } });
    const ofVerdict = (verdict: string) =>
      lines('calls').flatMap((line) =>
        line.verdict === verdict ? `${line.name} ${line.value.split(' ')[0]}` : [],
      );
    expect(ofVerdict('right').map((one) => one.split(' ')[0])).toEqual([
      'user',
      'organisation',
      'navigation',
      'lists',
    ]);
    expect(ofVerdict('fact')).toEqual([
      'notifications needsLogin',
      'feedback needsLogin',
      'learning needsLogin',
      'totals needsLogin',
      'credit needsLogin',
      'orders needsLogin',
      'records off',
    ]);
    expect(asked).toHaveLength(4);
  });

  it('of a feature that is off are not made', async () => {
    const { line, asked } = await diagnosed({ settings: { features: ['records'] } });
    expect(line('calls', 'orders')).toBe('fact off');
    expect(line('calls', 'records')).toMatch(/^right /);
    expect(asked.some(({ path }) => path.includes('order'))).toBe(false);
  });
});

describe('the session in the self-check', () => {
  test.each([
    ['t-1', 'u-1', 'loggedIn'],
    ['t-1', '', 'guest'],
    ['', '', 'nobody'],
  ])('with the token %j of %j is that of: %s', async (token, userId, expected) => {
    vi.stubGlobal('fetch', async () => new Response(''));
    const { portal } = openPortal(serverOf());
    portals.push(portal);
    if (token) portal.session.logIn(token, userId);
    const { groups } = await portal.diagnose();
    const lines = groups.find(({ group }) => group === 'session')?.lines ?? [];
    expect(find(lines, 'user')).toBe(`fact ${expected}`);
    expect(find(lines, 'shared')).toBe('fact yes');
    expect(lines).toHaveLength(3);
  });

  it('says whether its organisation is loaded', async () => {
    const { line } = await diagnosed();
    expect(line('session', 'organisation')).toBe('wrong demo');
    const { line: other } = await diagnosed({ settings: { org: '' } });
    expect(other('session', 'organisation')).toBe('wrong demo');
    forgetSession();
    const { line: without } = await diagnosed({ settings: { org: '' } });
    expect(without('session', 'organisation')).toBe('wrong –');
  });

  it('says why the page gives no token, without what the page has said', async () => {
    vi.stubGlobal('fetch', async () => new Response(''));
    const { portal } = openPortal(serverOf(), { portal: 'https://portal.example' });
    portals.push(portal);
    portal.session.setState({
      orgConfig: { orgId: '1', orgCode: 'demo' } as never,
      tokenError: new RangeError('secret'),
    });
    const { groups, text } = await portal.diagnose();
    const lines = groups.find(({ group }) => group === 'session')?.lines ?? [];
    expect(find(lines, 'token')).toBe('wrong RangeError');
    expect(find(lines, 'shared')).toBe('fact no');
    expect(find(lines, 'organisation')).toBe('right demo');
    expect(text).not.toContain('secret');
  });
});

describe('the text of the self-check', () => {
  it('has all groups in their order, and the version first', async () => {
    const { groups, text } = await diagnosed();
    expect(groups.map(({ group }) => group)).toEqual([
      'versions',
      'session',
      'server',
      'calls',
      'browser',
      'settings',
    ]);
    expect(find(groups[0]?.lines ?? [], 'version')).toBe(`fact ${PORTAL_VERSION}`);
    expect(find(groups[0]?.lines ?? [], 'language')).toBe('fact zh-CN');
    expect(text.split('\n\n')).toHaveLength(6);
  });

  it('has one line per fact, with a mark for its verdict', () => {
    const words = wordsOf(diagnosisFactTexts, chinese);
    const text = diagnosisText(
      [
        {
          group: 'session',
          lines: [
            { name: 'user', value: 'guest', verdict: 'fact' },
            { name: 'of-nobody', value: 'as it is', verdict: 'right' },
          ],
        },
        { group: 'server', lines: [{ name: 'reachable', value: 'no', verdict: 'wrong' }] },
      ],
      words,
    );
    expect(text).toBe(
      [
        words.session,
        `· ${words.name_user}: ${words.value_guest}`,
        '✓ of-nobody: as it is',
        '',
        words.server,
        `✗ ${words.name_reachable}: ${words.value_no}`,
      ].join('\n'),
    );
  });

  it('leaves names and values without a word as they are, also those of every object', () => {
    const words = wordsOf(diagnosisFactTexts, chinese);
    expect(nameOf('brand', words)).toBe('brand');
    expect(valueOf('toString', words)).toBe('toString');
    expect(nameOf('user', words)).toBe(words.name_user);
    expect(valueOf('yes', words)).toBe(words.value_yes);
  });

  it('is made although a settings file does not come', async () => {
    vi.stubGlobal('fetch', async () => new Response(''));
    const { portal } = openPortal(serverOf(), { brand: '#123456' });
    portals.push(portal);
    vi.spyOn(portal.settings, 'load').mockRejectedValue(new Error('404'));
    const { groups } = await portal.diagnose();
    expect(find(groups.at(-1)?.lines ?? [], 'brand')).toBe('fact #123456');
  });
});

describe('the settings in the self-check', () => {
  it('are those alone that differ from the defaults', () => {
    expect(settingsLines(completeConfig({}))).toEqual([]);
    expect(settingsLines(completeConfig({ org: 'demo', publicComputer: true, reportShare: 0.5 }))).toEqual([
      { name: 'org', value: 'demo', verdict: 'fact' },
      { name: 'publicComputer', value: 'true', verdict: 'fact' },
      { name: 'reportShare', value: '0.5', verdict: 'fact' },
    ]);
  });

  test.each([
    'clientCredential',
    'passwordKey',
    'signSecret',
    'smsKey',
    'dashboardUserId',
    'uploadApplicationId',
    'uploadUserId',
  ])('do not spread %s', (name) => {
    expect(settingsLines(completeConfig({ [name]: 'a key' }))).toEqual([
      { name, value: '***', verdict: 'fact' },
    ]);
  });

  it('are lists of texts, numbers of other things, and the names of what is set in a record', () => {
    const lines = settingsLines(
      completeConfig({
        tokenOrigins: ['https://a.example', 'https://b.example'],
        apps: [{ platform: 'ios', url: '/a' }],
        links: { ticket: '/t', wallet: '', map: 'https://map.example' },
        exemptMessages: ['x'],
        texts: { 'login.title': '欢迎' },
      }),
    );
    const odd = { ...completeConfig({}), tokenOrigins: ['https://a.example', 1], apps: null } as never;
    expect(settingsLines(odd).map(({ name, value }) => [name, value])).toEqual([
      ['tokenOrigins', '2'],
      ['apps', 'null'],
    ]);
    expect(Object.fromEntries(lines.map(({ name, value }) => [name, value]))).toEqual({
      tokenOrigins: 'https://a.example, https://b.example',
      apps: '1',
      links: 'ticket, map',
      exemptMessages: 'x',
      texts: 'login.title',
    });
  });
});

describe('the server in the self-check', () => {
  const answer = (init?: ResponseInit) => vi.fn<typeof fetch>(async () => new Response(null, init));

  it('is asked for its first page alone, without anybody’s login or a cached answer', async () => {
    const fetch = answer({ status: 204 });
    vi.stubGlobal('fetch', fetch);
    const lines = await serverLines('https://api.example/backend/');
    expect(fetch.mock.calls).toEqual([
      ['https://api.example/', { method: 'HEAD', credentials: 'omit', cache: 'no-store' }],
    ]);
    expect(lines).toEqual([
      { name: 'address', value: 'https://api.example', verdict: 'fact' },
      { name: 'reachable', value: 'HTTP 204', verdict: 'right' },
    ]);
  });

  it('is that of the page where the settings name none', async () => {
    vi.stubGlobal('fetch', answer());
    expect(find(await serverLines(''), 'address')).toBe(`fact ${location.origin}`);
  });

  test.each([
    ['right', CLOCK_TOLERANCE_MS - 1000, 'right 59 s'],
    ['wrong, ahead', CLOCK_TOLERANCE_MS, 'wrong 60 s'],
    ['wrong, behind', -CLOCK_TOLERANCE_MS, 'wrong -60 s'],
  ])('tells that the clock is %s', async (_, ahead, expected) => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    const date = new Date(1_800_000_000_000 - ahead).toUTCString();
    vi.stubGlobal('fetch', answer({ headers: { date } }));
    expect(find(await serverLines('https://api.example'), 'clock')).toBe(expected);
  });

  test.each([
    ['answers at all, but not to us', 'https://api.example', true, 'fact withoutCors', 2],
    ['does not answer', 'https://api.example', false, 'wrong no', 2],
    ['is that of the page, and does not answer', '', true, 'wrong no', 1],
  ])('that %s', async (_, api, answersAtAll, expected, times) => {
    const fetch = vi.fn(async (_: string, init: RequestInit) => {
      if (init.mode !== 'no-cors' || !answersAtAll) throw new TypeError('Failed to fetch');
      return new Response(null);
    });
    vi.stubGlobal('fetch', fetch);
    const lines = await serverLines(api);
    expect(find(lines, 'reachable')).toBe(expected);
    expect(lines).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(times);
    if (times === 2)
      expect(fetch).toHaveBeenLastCalledWith('https://api.example/', {
        method: 'HEAD',
        mode: 'no-cors',
        credentials: 'omit',
      });
  });
});

describe('the browser in the self-check', () => {
  it('has what the portal uses', () => {
    vi.stubGlobal('BroadcastChannel', EventTarget);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {
      userAgent: 'Chrome/156',
      languages: ['zh-CN', 'en'],
      locks: {},
      onLine: true,
    });
    vi.stubGlobal('innerWidth', 1440);
    vi.stubGlobal('innerHeight', 900);
    vi.stubGlobal('devicePixelRatio', 2);
    expect(browserLines()).toEqual([
      { name: 'browser', value: 'Chrome 156', verdict: 'fact' },
      { name: 'languages', value: 'zh-CN, en', verdict: 'fact' },
      { name: 'window', value: '1440 × 900, 2', verdict: 'fact' },
      { name: 'embedded', value: 'no', verdict: 'fact' },
      ...['cookies', 'localStorage', 'sessionStorage', 'secureContext', 'locks', 'channels', 'online'].map(
        (name) => ({
          name,
          value: 'yes',
          verdict: 'right',
        }),
      ),
    ]);
    expect(document.cookie).not.toContain('portal.probe=1');
    expect(localStorage.getItem('portal.probe')).toBeNull();
    expect(sessionStorage.getItem('portal.probe')).toBeNull();
  });

  it('does not take one storage for another', () => {
    vi.stubGlobal('localStorage', { setItem: () => {}, getItem: () => null, removeItem: () => {} });
    const lines = browserLines();
    expect(['cookies', 'localStorage', 'sessionStorage'].map((name) => find(lines, name))).toEqual([
      'right yes',
      'wrong no',
      'right yes',
    ]);
  });

  it('says what is missing or forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: forbidden, getItem: forbidden });
    vi.stubGlobal('sessionStorage', { setItem: () => {}, getItem: () => null, removeItem: () => {} });
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('isSecureContext', false);
    vi.stubGlobal('navigator', { userAgent: '', languages: [], onLine: false });
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
    const lines = browserLines();
    Reflect.deleteProperty(document, 'cookie');
    expect(find(lines, 'embedded')).toBe('fact yes');
    for (const name of [
      'cookies',
      'localStorage',
      'sessionStorage',
      'secureContext',
      'locks',
      'channels',
      'online',
    ])
      expect([name, find(lines, name)]).toEqual([name, 'wrong no']);
  });
});
