import { describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectFocus, openLogin, shapes } from './login-scene.tsx';
import { componentForms } from '../../widget.tsx';

const sendPath = '/api/auth/login/sendSms';
const loginPath = '/api/auth/login/appSmsLogin';
const mobile = () => page.getByLabelText('手机号');
const code = () => page.getByLabelText('验证码', { exact: true });
const getCode = () => page.getByRole('button', { name: '获取验证码' });
const submit = () => page.getByRole('button', { name: '登录', exact: true });

describe.each(shapes)('the log-in by text message as %s', (shape) => {
  it('sends a code, waits 120 seconds for the next, and signs in', async () => {
    const { onDone, portal, sms, callsTo } = openLogin(shape, { method: 'mobile' });
    await mobile().fill('138 1234 5678');
    await expect.element(mobile()).toHaveValue('13812345678');
    await getCode().click();
    await expect.element(page.getByText('验证码已发送到您的手机上')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^(120|119)s后重新发送$/ })).toBeDisabled();
    await expectFocus(code());
    expect(callsTo(sendPath).map((call) => call.body)).toEqual([
      { mobile: '13812345678', key: expect.stringMatching(/^[0-9A-F]{32}$/) },
    ]);

    await userEvent.keyboard(`${await sms('13812345678')}{Enter}`);
    await expect.poll(() => onDone.mock.calls).toEqual([[{ redirect: '/' }]]);
    expect(portal.session.getState().userId).toBe('u-1001');
    expect(callsTo(loginPath)).toHaveLength(1);
  });

  describe.each(componentForms)('in either form', () => {
    test.each([
      ['', '请输入手机号'],
      ['1381234567', '请正确填写手机号码'],
      ['12812345678', '请正确填写手机号码'],
    ])('sends no code to "%s"', async (typed, message) => {
      const { callsTo } = openLogin(shape, { method: 'mobile' });
      await mobile().fill(typed);
      await getCode().click();
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
      await expectFocus(mobile());
      // Only the number is validated at this point.
      expect(page.getByText('请输入验证码', { exact: true }).elements()).toEqual([]);
      await expect.element(getCode()).toBeEnabled();
      expect(callsTo(sendPath)).toEqual([]);
    });
  });

  it('takes full-width digits, and says that a number or a code is too long instead of cutting it', async () => {
    const { callsTo } = openLogin(shape, { method: 'mobile' });
    await mobile().fill('１３８１２３４５６７８');
    await expect.element(mobile()).toHaveValue('13812345678');
    await code().fill('１２３４　５６');
    await expect.element(code()).toHaveValue('123456');
    await mobile().fill('13812345678 13912345678');
    await expect.element(mobile()).toHaveValue('1381234567813912345678');
    await code().fill('123456789');
    await expect.element(code()).toHaveValue('123456789');
    await submit().click();
    await expect.element(page.getByText('请正确填写手机号码')).toBeVisible();
    await expect.element(page.getByText('验证码为8位以内的数字')).toBeVisible();
    expect(callsTo(loginPath)).toEqual([]);
  });

  it('takes what a password manager has filled in silently like what is typed', async () => {
    const { callsTo } = openLogin(shape, { method: 'mobile' });
    await mobile().fill('13812345678');
    (code().element() as HTMLInputElement).value = '１２３ ４５６';
    await submit().click();
    await expect.poll(() => callsTo(loginPath).map((call) => call.body)).toMatchObject([{ code: '123456' }]);
    await expect.element(code()).toHaveValue('123456');
  });

  describe.each(componentForms)('in either form', () => {
    it('lets a code be sent to the right number after a mistyped one', async () => {
      const { sms } = openLogin(shape, { method: 'mobile' });
      await mobile().fill('13812345679');
      await getCode().click();
      await expect.element(page.getByRole('button', { name: /^1\d\ds后重新发送$/ })).toBeDisabled();
      await mobile().fill('13812345678');
      await getCode().click();
      await expect.poll(() => sms('13812345678')).toMatch(/^\d{6}$/);
    });

    it('says once why no code was sent, and lets it be tried again at once', async () => {
      openLogin(shape, {
        method: 'mobile',
        before: ({ fault }) =>
          fault({ method: 'POST', path: sendPath, body: { code: 400, msg: '发送过于频繁，请稍后再试' } }),
      });
      await mobile().fill('13812345678');
      await getCode().click();
      await expect.element(page.getByText('发送过于频繁，请稍后再试')).toBeVisible();
      expect(page.getByText('发送过于频繁，请稍后再试').elements()).toHaveLength(1);
      await getCode().click();
      await expect.element(page.getByText('验证码已发送到您的手机上')).toBeVisible();
      await expect.element(page.getByText('发送过于频繁，请稍后再试')).not.toBeInTheDocument();
    });
  });

  it('keeps method and number in this tab until the log-in, and never the code', async () => {
    const { onDone, sms } = openLogin(shape);
    await page.getByRole('tab', { name: '短信登录' }).click();
    await mobile().fill('13812345678');
    await getCode().click();
    await expect.element(page.getByText('验证码已发送到您的手机上')).toBeVisible();
    const sent = await sms('13812345678');
    await code().fill(sent);
    const kept = () => JSON.stringify({ ...sessionStorage });
    await expect.poll(kept).toContain('13812345678');
    expect(kept()).toContain('mobile');
    expect(kept()).not.toContain(sent);
    expect(JSON.stringify({ ...localStorage })).not.toContain('13812345678');
    await submit().click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(kept()).not.toContain('13812345678');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('portal.login.'))).toEqual([]);
  });

  describe.each(componentForms)('in either form', () => {
    it('keeps what was typed after a wrong code', async () => {
      const { onDone } = openLogin(shape, { method: 'mobile' });
      await mobile().fill('13812345678');
      await code().fill('000');
      await submit().click();
      await expect.element(page.getByText('验证码不正确，请重新输入')).toBeVisible();
      await expect.element(mobile()).toHaveValue('13812345678');
      await expect.element(code()).toHaveValue('000');
      await expectFocus(code());
      expect(onDone).not.toHaveBeenCalled();
    });

    it('shows every error at once', async () => {
      openLogin(shape, { method: 'mobile' });
      await submit().click();
      await expect.element(page.getByText('请输入手机号', { exact: true })).toBeVisible();
      await expect.element(page.getByText('请输入验证码', { exact: true })).toBeVisible();
      await expectFocus(mobile());
    });

    it('says which setting is missing where no code can be asked for', async () => {
      const { callsTo } = openLogin(shape, { method: 'mobile', settings: { smsKey: '' } });
      await mobile().fill('13812345678');
      await getCode().click();
      await expect.element(page.getByText('系统缺少配置“smsKey”，请联系管理员')).toBeVisible();
      expect(callsTo(sendPath)).toEqual([]);
    });
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (theme) => {
    openLogin(shape, { method: 'mobile', settings: { theme } });
    await submit().click();
    await expect.element(page.getByText('请输入验证码', { exact: true })).toBeVisible();
    await expectAccessible();
  });
});
