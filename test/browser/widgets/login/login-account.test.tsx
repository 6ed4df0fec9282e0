import { describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectFocus, openLogin, shapes } from './login-scene.tsx';
import { componentForms } from '../../widget.tsx';
import { tokenCookie } from '#src/session/token/cookie.ts';

const loginPath = '/api/auth/user/login';
const username = () => page.getByLabelText('用户名');
const password = () => page.getByLabelText('密码', { exact: true });
const submit = () => page.getByRole('button', { name: '登录', exact: true });

describe.each(shapes)('the account log-in as %s', (shape) => {
  it('is there before any call has answered, and nothing moves when the others become known', async () => {
    openLogin(shape, {
      before: ({ fault }) => fault({ method: 'GET', path: '/api/orgUser/org/getConfigByCode', delayMs: 400 }),
    });
    await expect.element(submit()).toBeVisible();
    expect(page.getByRole('tab').query()).toBeNull();
    const before = submit().element().getBoundingClientRect().top;
    await expect.element(page.getByRole('tab', { name: '短信登录' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '注册账号' })).toBeVisible();
    expect(submit().element().getBoundingClientRect().top).toBe(before);
  });

  it('signs in, by keyboard alone, and says where to go', async () => {
    const { onDone, portal, callsTo } = openLogin(shape, { redirect: '/space/point?tab=2' });
    await username().click();
    await userEvent.keyboard('teacher{Tab}Teacher#2026{Enter}');
    await expect.poll(() => onDone.mock.calls).toEqual([[{ redirect: '/space/point?tab=2' }]]);
    expect(portal.session.getState()).toMatchObject({ userId: 'u-1001' });
    expect(portal.session.getState().token).not.toBe('');

    // A tenant's page may stay open after the log-in, so the password has to be cleared.
    await expect.element(page.getByText('登录成功')).toBeVisible();
    expect(password().elements()).toEqual([]);

    const [call] = callsTo(loginPath);
    expect(call?.query).toMatchObject({ username: 'teacher', randomStr: expect.stringMatching(/^\d+$/) });
    expect(call?.query.password).not.toContain('Teacher');
    expect(call?.headers.authorization).toMatch(/^Basic /);
  });

  describe.each(componentForms)('in either form', () => {
    it.each(['//evil.example', 'https://evil.example', '/login/index', '/\\evil.example'])(
      'drops the redirect %s',
      async (redirect) => {
        const { onDone } = openLogin(shape, { redirect });
        await username().fill('teacher');
        await password().fill('Teacher#2026');
        await submit().click();
        await expect.poll(() => onDone.mock.calls).toEqual([[{ redirect: '/' }]]);
      },
    );

    it('says that a user name is too long instead of cutting it', async () => {
      const { callsTo } = openLogin(shape);
      await username().fill('a'.repeat(65));
      await expect.element(username()).toHaveValue('a'.repeat(65));
      await submit().click();
      await expect.element(page.getByText('用户名在64位以内', { exact: true })).toBeVisible();
      expect(callsTo(loginPath)).toEqual([]);
    });

    it('is over once the user has logged in in another tab', async () => {
      const { onDone, portal } = openLogin(shape, { redirect: '/space/point' });
      await password().fill('Teacher#2026');
      const { orgCode } = portal.session.getState();
      tokenCookie('portal_token', '').write('of-another-tab', { userId: 'u-1001', orgCode });
      portal.session.refresh();
      await expect.element(page.getByText('登录成功')).toBeVisible();
      expect(password().elements()).toEqual([]);
      expect(onDone.mock.calls).toEqual([[{ redirect: '/space/point' }]]);
    });

    it('stays when another tab has become a guest', async () => {
      const { onDone, portal } = openLogin(shape);
      await username().fill('teacher');
      const { orgCode } = portal.session.getState();
      tokenCookie('portal_token', '').write('of-a-guest', { userId: '', orgCode });
      portal.session.refresh();
      expect(portal.session.getState()).toMatchObject({ token: 'of-a-guest', userId: '' });
      await expect.element(username()).toHaveValue('teacher');
      expect(onDone).not.toHaveBeenCalled();
    });
  });

  it('shows every error at once, takes the focus to the first, and each goes when it is mended', async () => {
    const { callsTo } = openLogin(shape);
    await submit().click();
    await expect.element(page.getByText('请输入用户名', { exact: true })).toBeVisible();
    await expect.element(page.getByText('请输入密码', { exact: true })).toBeVisible();
    await expectFocus(username());
    await expect.element(username()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('t');
    await expect.element(page.getByText('请输入用户名', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('请输入密码', { exact: true })).toBeVisible();
    expect(callsTo(loginPath)).toEqual([]);
  });

  describe.each(componentForms)('in either form', () => {
    it('sends no password that is longer than any, and says so in the field', async () => {
      const { callsTo, onDone } = openLogin(shape);
      await username().fill('teacher');
      await password().fill('x'.repeat(20_000));
      await submit().click();
      await expect.element(page.getByText('密码不能超过16位', { exact: true })).toBeVisible();
      await expectFocus(password());
      await expect.element(password()).toHaveAccessibleDescription(/密码不能超过16位/);
      expect(callsTo(loginPath)).toEqual([]);
      await password().fill('Teacher#2026');
      await submit().click();
      await expect.poll(() => onDone.mock.calls).toEqual([[{ redirect: '/' }]]);
    });

    it('says it in English too', async () => {
      openLogin(shape, { settings: { locale: 'en' } });
      await page.getByLabelText('User name').fill('teacher');
      await page.getByLabelText('Password', { exact: true }).fill('x'.repeat(17));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect.element(page.getByText('A password has at most 16 characters')).toBeVisible();
    });
  });

  it('keeps what was typed after a wrong password, says so once, and takes the focus there', async () => {
    const { onDone, portal } = openLogin(shape);
    await username().fill('teacher');
    await password().fill('wrong#123');
    await submit().click();
    await expect.element(page.getByText('用户名或密码错误')).toBeVisible();
    expect(page.getByText('用户名或密码错误').elements()).toHaveLength(1);
    expect(page.getByText('用户名或密码错误').element().closest('[role=alert]')).not.toBeNull();
    await expect.element(username()).toHaveValue('teacher');
    await expect.element(password()).toHaveValue('wrong#123');
    await expectFocus(password());
    expect(onDone).not.toHaveBeenCalled();
    expect(portal.session.getState().token).toBe('');

    await userEvent.keyboard('Teacher#2026{Enter}');
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    await expect.element(page.getByText('用户名或密码错误')).not.toBeInTheDocument();
  });

  describe.each(componentForms)('in either form', () => {
    it('can be tried again after the connection broke', async () => {
      const { onDone } = openLogin(shape, {
        before: ({ fault }) => fault({ method: 'POST', path: loginPath, drop: true }),
      });
      await username().fill('teacher');
      await password().fill('Teacher#2026');
      await submit().click();
      await expect.element(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
      await submit().click();
      await expect.poll(() => onDone.mock.calls.length).toBe(1);
    });
  });

  it('sends once, however often it is clicked, and shows that it is busy', async () => {
    const { onDone, callsTo } = openLogin(shape, {
      before: ({ fault }) => fault({ method: 'POST', path: loginPath, delayMs: 1500 }),
    });
    await username().fill('teacher');
    await password().fill('Teacher#2026');
    await submit().dblClick();
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    (password().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(callsTo(loginPath)).toHaveLength(1);
  });

  describe.each(componentForms)('in either form', () => {
    it('sends the password of a phone as it was typed', async () => {
      const { callsTo, onDone } = openLogin(shape, {
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      });
      await username().fill('teacher');
      await password().fill('Teacher#2026');
      await submit().click();
      await expect.poll(() => onDone.mock.calls.length).toBe(1);
      expect(callsTo(loginPath)[0]?.query.password).toBe('Teacher#2026');
    });
  });

  it('speaks to password managers, shows the password, and warns of Caps Lock', async () => {
    openLogin(shape);
    await expect.element(username()).toHaveAttribute('autocomplete', 'username');
    await expect.element(username()).toHaveAttribute('name', 'username');
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(password()).toHaveAttribute('name', 'password');
    expect(password().element().closest('form')).not.toBeNull();

    await password().fill('Teacher#2026');
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: '隐藏密码' }).click();
    await expect.element(password()).toHaveAttribute('type', 'password');

    password()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true, composed: true }),
      );
    await expect.element(page.getByText('大写锁定已打开')).toBeVisible();
  });

  it('takes what a password manager filled in without a word', async () => {
    const { onDone } = openLogin(shape, {
      before: ({ fault }) => fault({ method: 'GET', path: '/api/orgUser/org/getConfigByCode', delayMs: 300 }),
    });
    await expect.element(submit()).toBeVisible();
    for (const [field, value] of [
      [username(), 'teacher'],
      [password(), 'Teacher#2026'],
    ] as const) {
      const input = field.element() as HTMLInputElement;
      // Bypasses React, which shadows the setter on the instance.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    }
    // The component has rerendered meanwhile, since the organisation is known now.
    await expect.element(page.getByRole('tab', { name: '短信登录' })).toBeVisible();
    await submit().click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
  });

  it('asks before a link is followed', async () => {
    const { onNavigate } = openLogin(shape);
    await expect
      .element(page.getByRole('link', { name: '忘记密码' }))
      .toHaveAttribute('href', '/login/forget');
    await page.getByRole('link', { name: '忘记密码' }).click();
    await page.getByRole('link', { name: '激活账号' }).click();
    expect(onNavigate.mock.calls).toEqual([[{ url: '/login/forget' }], [{ url: '/login/activate' }]]);
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (theme) => {
    openLogin(shape, { settings: { theme } });
    await expect.element(page.getByRole('tab', { name: '短信登录' })).toBeVisible();
    await expectAccessible();
    await submit().click();
    await expectAccessible();
  });
});

describe.each(shapes)('the ways in as %s', (shape) => {
  it('follow what the page asks for', async () => {
    openLogin(shape, { method: 'mobile' });
    await expect.element(page.getByLabelText('手机号')).toBeVisible();
    const element = document.querySelector('portal-login');
    if (!element) return;
    element.setAttribute('method', 'account');
    await expect.element(username()).toBeVisible();
    element.setAttribute('method', 'nonsense');
    await expect.element(username()).toBeVisible();
  });

  describe.each(componentForms)('in either form', () => {
    it('are what the organisation offers', async () => {
      openLogin(shape, { settings: { org: 'closed' } });
      await expect.element(page.getByText('账号登录')).toBeVisible();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(page.getByRole('tab').elements()).toEqual([]);
      expect(page.getByRole('link', { name: '注册账号' }).elements()).toEqual([]);
    });
  });

  it('change by arrow keys and keep what was typed', async () => {
    openLogin(shape);
    await username().fill('teacher');
    await page.getByRole('tab', { name: '账号登录' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(page.getByRole('tab', { name: '短信登录' }));
    await expect
      .element(page.getByRole('tab', { name: '短信登录' }))
      .toHaveAttribute('aria-selected', 'true');
    await page.getByLabelText('手机号').fill('13812345678');
    await page.getByRole('tab', { name: '账号登录' }).click();
    await expect.element(username()).toHaveValue('teacher');
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus(page.getByRole('tab', { name: '微信扫码' }));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(page.getByLabelText('手机号')).toHaveValue('13812345678');
  });

  describe.each(componentForms)('in either form', () => {
    it('can be asked for again where the organisation did not answer', async () => {
      openLogin(shape, {
        before: ({ fault }) =>
          fault({ method: 'GET', path: '/api/orgUser/org/getConfigByCode', status: 503 }),
      });
      await expect.element(page.getByText('其他登录方式加载失败')).toBeVisible();
      await expect.element(submit()).toBeVisible();
      await page.getByRole('button', { name: '重试' }).click();
      await expect.element(page.getByRole('tab', { name: '短信登录' })).toBeVisible();
      await expect.element(page.getByText('其他登录方式加载失败')).not.toBeInTheDocument();
    });
  });
});
