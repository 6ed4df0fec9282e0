import { afterEach, describe, expect, test } from 'vitest';
import { openScene, type OpenScene } from '../kit/index.ts';
import type { SceneOptions } from '../scene.ts';

let scene: OpenScene | undefined;
afterEach(() => scene?.close());

/** The line of a group by its name, as `verdict value`. */
async function diagnosed(options: SceneOptions) {
  scene = openScene(options);
  const { groups, text } = await scene.portal.diagnose();
  const line = (group: string, name: string) => {
    const found = groups.find((one) => one.group === group)?.lines.find((one) => one.name === name);
    return found && `${found.verdict} ${found.value.replace(/ · \d+ ms$/, '')}`;
  };
  return { line, text, groups };
}

describe('the self-check', () => {
  test('finds nothing wrong with the sandbox', async () => {
    const { line, groups } = await diagnosed({ as: 'admin' });
    const calls = groups.find(({ group }) => group === 'calls')?.lines ?? [];
    expect(calls).toHaveLength(11);
    expect(calls.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
    expect(line('calls', 'user')).toBe('right /api/user/user/info');
    expect(line('session', 'user')).toBe('fact loggedIn');
    expect(line('browser', 'localStorage')).toBe('right yes');
    expect(line('settings', 'org')).toBe('fact demo');
  });

  test.each([
    ['a refusal by its code', { status: 500 }, 'wrong /api/orgUser/problem/page · RefusedError · 500'],
    [
      'a wrong shape by its place',
      { body: { code: 200, data: { total: 1, records: [{ problemId: 7, content: {} }] } } },
      'wrong /api/orgUser/problem/page · MalformedAnswerError · data.records[0].content: string',
    ],
    ['a broken connection', { drop: true }, 'wrong /api/orgUser/problem/page · NetworkError'],
  ] as const)('names %s', async (_, fault, expected) => {
    const { line } = await diagnosed({
      as: 'admin',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: '/api/orgUser/problem/page', ...fault }),
    });
    expect(line('calls', 'feedback')).toBe(expected);
  });

  test('ends no session, whatever a call says of the token', async () => {
    await diagnosed({
      as: 'admin',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: '/api/user/user/info', status: 401 }),
    });
    expect(scene?.portal.session.getState().userId).toBe('u-1002');
  });

  test('asks a guest’s calls alone where nobody is logged in', async () => {
    const { line } = await diagnosed({ as: 'guest' });
    expect(line('calls', 'lists')).toMatch(/^right /);
    expect(line('calls', 'feedback')).toBe('fact needsLogin');
    expect(scene?.sandbox.calls().filter(({ path }) => path === '/api/orgUser/problem/page')).toEqual([]);
  });

  test('leaves out what is not among the features, and says so', async () => {
    const { line } = await diagnosed({ as: 'admin', settings: { features: [] } });
    expect(line('calls', 'orders')).toBe('fact off');
    expect(scene?.sandbox.calls().filter(({ path }) => path === '/api/portal/order/page')).toEqual([]);
  });

  test('is a text without token, key and name, in the language of the portal', async () => {
    const settings = { signSecret: 'a-secret-key', passwordKey: '0123456789abcdef', locale: 'en' } as const;
    const { text } = await diagnosed({ as: 'admin', settings });
    const { token, userInfo } = scene?.portal.session.getState() ?? { token: '', userInfo: null };
    expect(text).toMatch(/^Portal\n· Version: \d/);
    expect(text).toContain('✓ Own learning: /hkw/api/my/course');
    for (const secret of [token, 'a-secret-key', '0123456789abcdef', userInfo?.realName ?? '周明', 'u-1002'])
      expect(text).not.toContain(secret);
  });
});
