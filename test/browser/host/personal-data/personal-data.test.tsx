import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingFaults, signedOut, writingFaults } from '../../faults.ts';
import { click, showPage } from './personal-data-scene.tsx';
import { eventually, expectAccessible } from '../../widget.tsx';

const unbindPath = '/api/user/wechat/unbind';

beforeEach(() => page.viewport(1280, 900));

describe('personal data', () => {
  test.each(['light', 'dark'] as const)(
    'shows who one is, what is known and what is verified, in %s',
    async (theme) => {
      const shown = showPage('PersonalData', { settings: { theme } });
      await shown.findByText('资料已完善');
      await shown.findByText('东湖区实验小学');
      expect(shown.getAllByText('420***********452X')).toHaveLength(2);
      shown.getByText('138****5678');
      expect(shown.getAllByText('已认证')).toHaveLength(2);
      shown.getByText('已绑定');
      shown.getByText('12年');
      expect(shown.host.textContent).not.toContain('13812345678');
      expect(shown.host.textContent).not.toContain('42010619880312452X');
      await expectAccessible(shown.host);
    },
  );

  test('says what is missing, and leads to the form', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = showPage('PersonalData', { as: 'newcomer', props: { onNavigate } });
    await shown.findByText('待补充：任教学校、任教学段、任教学科、身份证号、所在区县');
    expect(shown.getAllByText('未填写').length).toBeGreaterThan(5);
    await userEvent.click(shown.getByRole('link', { name: '去填写' }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/edit/project_study/0' });
    await userEvent.click(shown.getByRole('link', { name: '去认证' }));
    expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space/bindCard' });
  });

  test('what failed can be tried again while the rest is still loading', async () => {
    const appended = '/api/orgUser/user/getUserAppendInfo';
    const shown = showPage('PersonalData', {
      prepare: (sandbox) => {
        sandbox.fault({ method: 'GET', path: '/api/orgUser/user/getCollectInfo', delayMs: 5000 });
        sandbox.fault({ method: 'GET', path: appended, status: 500 });
      },
    });
    const retry = await shown.findByRole('button', { name: '重试' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(shown.calls(appended)).toHaveLength(2));
    await shown.findByText('12年');
  });

  test('is for those who are signed in', async () => {
    const shown = showPage('PersonalData', { as: 'visitor' });
    await shown.findByText('登录后即可查看个人资料');
    shown.getByRole('link', { name: '去登录' });
  });

  test('WeChat is unbound after a question, once', async () => {
    const shown = showPage('PersonalData');
    await click(shown, '解绑微信');
    const question = await shown.findByRole('alertdialog', { name: '确定要解绑微信吗？' });
    await userEvent.click(shown.getByRole('button', { name: '取消' }));
    await eventually(() => expect(question.isConnected).toBe(false));
    expect(shown.calls(unbindPath)).toHaveLength(0);

    await click(shown, '解绑微信');
    await userEvent.dblClick(await shown.findByRole('button', { name: '解绑' }));
    await shown.findByText('微信已解绑');
    await shown.findByRole('button', { name: '绑定微信' });
    expect(shown.calls(unbindPath)).toHaveLength(1);
  });

  test('WeChat is bound by a scan of a phone, without another session', async () => {
    const shown = showPage('PersonalData', { as: 'newcomer' });
    const { token } = shown.session.getState();
    await click(shown, '绑定微信');
    const dialog = await shown.findByRole('dialog', { name: '绑定微信' });
    await shown.findByRole('img', { name: '微信绑定二维码' });
    await expectAccessible(dialog);
    const link = shown.getByRole<HTMLAnchorElement>('link', { name: '在本机微信中打开' });
    const state = new URL(link.href).searchParams.get('state') ?? '';
    expect(new URL(new URL(link.href).searchParams.get('redirect_uri') ?? '').pathname).toBe(
      window.location.pathname,
    );
    await scan(shown, state, 'unbound');
    await shown.findByText('微信绑定成功');
    await shown.findByRole('button', { name: '解绑微信' });
    expect(shown.session.getState().token).toBe(token);
    expect(shown.session.getState().userId).toBe('u-1003');
  });

  test('a WeChat account of somebody else is refused, and nobody is signed in as them', async () => {
    const shown = showPage('PersonalData', { as: 'newcomer' });
    const { token } = shown.session.getState();
    await click(shown, '绑定微信');
    const link = await shown.findByRole<HTMLAnchorElement>('link', { name: '在本机微信中打开' });
    await scan(shown, new URL(link.href).searchParams.get('state') ?? '', 'bound');
    await shown.findByText('该微信已绑定其他账号');
    expect(shown.session.getState().token).toBe(token);
    expect(shown.session.getState().userId).toBe('u-1003');
  });

  test('the way back from the social platform binds once, and leaves no code in the address', async () => {
    const before = window.location.href;
    const shown = showPage('PersonalData', {
      as: 'newcomer',
      // Delays the account, so that the code is in the URL before the account is rendered.
      prepare: (sandbox) =>
        sandbox.fault({ method: 'GET', path: '/api/operate/platUser/getUserSafeInfo', delayMs: 1000 }),
    });
    // The log-in of the scene has forgotten any earlier state.
    sessionStorage.setItem('portal.scanStates', JSON.stringify([{ state: 'ours', at: Date.now() }]));
    const code = await scan(shown, 'ours', 'unbound');
    window.history.replaceState(null, '', `?code=${code}&state=ours`);
    await shown.findByText('微信绑定成功');
    expect(window.location.search).toBe('');
    expect(shown.calls('/api/user/user/bindWeChat')).toHaveLength(1);
    window.history.replaceState(null, '', before);
  });

  test('a way back that this tab has not begun is not followed', async () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '?code=stolen&state=foreign');
    const shown = showPage('PersonalData', { as: 'newcomer' });
    await shown.findByText('未能确认此次扫码，请重新扫码绑定');
    expect(window.location.search).toBe('');
    expect(shown.calls('/api/user/user/bindWeChat')).toHaveLength(0);
    window.history.replaceState(null, '', before);
  });
});

async function scan(
  { sandbox }: ReturnType<typeof showPage>,
  state: string,
  result: 'bound' | 'unbound',
): Promise<string> {
  const answer = await sandbox.fetch('http://sandbox.localhost/sandbox/scan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, result }),
  });
  return ((await answer.json()) as { code: string }).code;
}

const reads: readonly [name: string, path: string, said: string, then: string][] = [
  ['the user', '/api/user/user/info', '个人信息加载失败', '昵称：湖畔听雨'],
  [
    'what the organisation collects',
    '/api/orgUser/user/getCollectInfo',
    '基本信息加载失败',
    '东湖区实验小学',
  ],
  ['what was added', '/api/orgUser/user/getUserAppendInfo', '基本信息加载失败', '一级教师'],
  ['what secures the account', '/api/operate/platUser/getUserSafeInfo', '账号信息加载失败', '138****5678'],
  ['whether the data is complete', '/api/user/completeInfo', '资料完整度加载失败', '资料已完善'],
];

describe.each(reads)('faults of %s', (_, path, said, then) => {
  test.each(readingFaults)('%s: says so in its place, and a retry brings it', async (_fault, fault) => {
    const shown = showPage('PersonalData', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }),
    });
    await shown.findByText(said);
    await click(shown, '重试');
    await shown.findByText(then);
    expect(shown.queryByText(said)).toBeNull();
  });

  test('a session that is over: says so, and stays on the page', async () => {
    const address = window.location.href;
    const shown = showPage('PersonalData', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...signedOut }),
    });
    await shown.findByText('登录后即可查看个人资料');
    expect(window.location.href).toBe(address);
  });
});

describe('faults of unbinding WeChat', () => {
  test.each(writingFaults)('%s: one message, and it stays bound', async (_, fault) => {
    const shown = showPage('PersonalData');
    await shown.findByRole('button', { name: '解绑微信' });
    shown.sandbox.fault({ method: 'PUT', path: unbindPath, ...fault });
    await click(shown, '解绑微信');
    await click(shown, '解绑');
    await eventually(() => expect(shown.getAllByRole('alert')).toHaveLength(1));
    shown.getByRole('button', { name: '解绑微信' });
  });
});
