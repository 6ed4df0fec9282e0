import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exchangeScanCode } from '#src/session/login/scan-login.ts';
import { makeState } from '#src/session/login/scan-state.ts';
import { expectAccessible, openLogin, openPortal, shapes } from './login-scene.tsx';
import { componentForms } from '../../widget.tsx';
import { eventually } from '#test/eventually.ts';

const exchangePath = '/api/auth/wechat/appLogin';
const image = () => page.getByRole('img', { name: '微信登录二维码' });
const link = () => page.getByRole('link', { name: '在本机微信中打开' });

async function stateOf(): Promise<string> {
  await expect.element(link()).toBeVisible();
  return new URL(String(link().element().getAttribute('href'))).searchParams.get('state') ?? '';
}

async function expectMoreThan(count: () => number, least: number): Promise<void> {
  await expect.poll(count).toBeGreaterThan(least);
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(shapes)('the log-in by a scan as %s', (shape) => {
  it('shows the address of the social platform, with the way back and a state of this tab', async () => {
    openLogin(shape, {
      method: 'wechat',
      settings: { links: { wechatAuthorize: 'https://wechat.example/authorize?appid=wx1#wechat_redirect' } },
    });
    await expect.element(image()).toBeVisible();
    const address = new URL(String(link().element().getAttribute('href')));
    expect(address.origin + address.pathname + address.hash).toBe(
      'https://wechat.example/authorize#wechat_redirect',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      appid: 'wx1',
      response_type: 'code',
      redirect_uri: `${window.location.origin}/login/wxScanLogin`,
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('signs in whoever scans with a bound account', async () => {
    const { scan, onDone, portal } = openLogin(shape, { method: 'wechat' });
    await scan(await stateOf(), 'bound');
    await expectMoreThan(() => onDone.mock.calls.length, 0);
    expect(onDone.mock.calls).toEqual([[{ redirect: '/space/workbench' }]]);
    expect(portal.session.getState().userId).toBe('u-1001');
  });

  describe.each(componentForms)('in either form', () => {
    it('leads an unbound account to the binding of a number', async () => {
      const { scan, onNavigate, portal } = openLogin(shape, { method: 'wechat' });
      await scan(await stateOf(), 'unbound');
      await expectMoreThan(() => onNavigate.mock.calls.length, 0);
      expect(onNavigate.mock.calls).toEqual([[{ url: '/login/wxPhoneBinding' }]]);
      expect(JSON.parse(sessionStorage.getItem('portal.boundInfo') ?? '')).toMatchObject({
        info: { nickname: '春风化雨' },
      });
      expect(portal.session.getState().userId).toBe('');
    });
  });

  it('says why somebody was refused, and shows another code', async () => {
    const { scan, onDone } = openLogin(shape, { method: 'wechat' });
    const former = await stateOf();
    await scan(former, 'refused');
    await expect.element(page.getByText('您已拒绝授权登录')).toBeVisible();
    expect(await stateOf()).not.toBe(former);
    expect(onDone).not.toHaveBeenCalled();
  });

  describe.each(componentForms)('in either form', () => {
    it('is not offered where no address is configured', async () => {
      openLogin(shape, { settings: { links: {} } });
      await expect.element(page.getByRole('tab', { name: '短信登录' })).toBeVisible();
      expect(page.getByRole('tab', { name: '微信扫码' }).elements()).toEqual([]);
    });
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (theme) => {
    openLogin(shape, { method: 'wechat', settings: { theme } });
    await expect.element(image()).toBeVisible();
    await expectAccessible();
  });
});

it('shows a new code when one has expired, and asks for a click at last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  openLogin('React component', { method: 'wechat', settings: { signSecret: '' } });
  const settle = () => vi.advanceTimersByTimeAsync(100);
  await eventually(async () => {
    await settle();
    if (!link().query()) throw new Error('no code yet');
  });
  const stateNow = () =>
    new URL(String(link().query()?.getAttribute('href') ?? 'http://none')).searchParams.get('state');
  const first = stateNow();
  await vi.advanceTimersByTimeAsync(121_000);
  await expect.poll(stateNow).not.toBe(first);
  // The test advances minute by minute: a new QR code starts to age only once it is rendered.
  for (let minute = 0; minute < 10; minute++) {
    await vi.advanceTimersByTimeAsync(60_000);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
  vi.useRealTimers();
  await expect.element(page.getByText('二维码已过期')).toBeVisible();
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect.element(link()).toBeVisible();
});

it('shows a new code in time with a clock that is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  openLogin('React component', { method: 'wechat', settings: { signSecret: '' } });
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(100);
    if (!link().query()) throw new Error('no code yet');
  });
  const href = () => link().query()?.getAttribute('href');
  const first = href();
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(121_000);
  await expect.poll(href).not.toBe(first);
});

describe('the code that somebody comes back with', () => {
  async function scanned(result: 'bound' | 'unbound' | 'refused') {
    const scene = openPortal();
    scene.portal.session.chooseOrganisation('demo');
    const state = makeState();
    const response = await scene.scan(state, result);
    const { code }: { code: string } = await response.json();
    return { ...scene, state, code };
  }

  it('signs in, once', async () => {
    const { portal, state, code, callsTo } = await scanned('bound');
    // A page may mount twice at once.
    const [one, other] = await Promise.all([
      exchangeScanCode(portal, { code, state }),
      exchangeScanCode(portal, { code, state }),
    ]);
    expect(one).toEqual({ to: '/space/workbench' });
    expect(other).toEqual(one);
    expect(portal.session.getState().userId).toBe('u-1001');
    expect(callsTo(exchangePath).map((call) => call.body)).toEqual([{ jsCode: code, os: 1, orgId: '1001' }]);
    expect(await exchangeScanCode(portal, { code, state })).toMatchObject({
      to: '/login/wxScanLogin',
      message: expect.stringContaining('未能在本页确认'),
    });
    expect(callsTo(exchangePath)).toHaveLength(1);
  });

  it('keeps the bound-info of an unbound account for the binding page', async () => {
    const { portal, state, code } = await scanned('unbound');
    expect(await exchangeScanCode(portal, { code, state })).toEqual({ to: '/login/wxPhoneBinding' });
    expect(sessionStorage.getItem('portal.boundInfo')).toContain(`wx-${code}`);
    expect(portal.session.getState().token).toBe('');
  });

  it('leads back with the message of a refusal', async () => {
    const { portal, state, code } = await scanned('refused');
    expect(await exchangeScanCode(portal, { code, state })).toEqual({
      to: '/login/wxScanLogin',
      message: '您已拒绝授权登录',
    });
  });

  test.each([
    ['a state of somebody else', 'feedfacefeedface'],
    ['no state', ''],
  ])('is not sent with %s', async (_, forged) => {
    const { portal, code, callsTo } = await scanned('bound');
    expect(await exchangeScanCode(portal, { code, state: forged })).toMatchObject({
      to: '/login/wxScanLogin',
    });
    expect(callsTo(exchangePath)).toEqual([]);
    expect(portal.session.getState().token).toBe('');
  });
});
