import { describe, expect, it } from 'vitest';
import { createSandbox, sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';
import { bindMobile, proveMobile, sendRebindCode, sendUnbindCode } from '#src/api/account.ts';
import { getSecurityInfo, getUserPhone } from '#src/api/security-info.ts';
import { login, sendSms } from '#src/api/auth.ts';
import {
  resetPassword,
  sendForgotCode,
  sendSmsForReset,
  updatePassword,
  validateCode,
  validateReset,
} from '#src/api/password.ts';
import { activate, register } from '#src/api/register.ts';
import { mobileKey } from '#src/http/signature.ts';
import { portalOf } from './portal.ts';
import { wireOf } from './wire.ts';

const mobile = '13812345678';
const fresh = 'Autumn#2026';
const keyFor = (number: string) => mobileKey(number, sandboxSettings.smsKey);
const signsIn = (sandbox: Sandbox, username: string, password: string) =>
  portalOf(sandbox)(login, { username, password, randomStr: 'r' });

describe('changing the password', () => {
  it.each([
    ['a wrong old one', 'Wrong#2026', fresh, 212],
    ['the old one again', 'Teacher#2026', 'Teacher#2026', 211],
    ['one that breaks the rules', 'Teacher#2026', '密码Abc#12345', 400],
  ])('answers %s with its code and changes nothing', async (_, oldPwd, password, code) => {
    const sandbox = createSandbox();
    const body = { oldPwd, password };
    const response = await wireOf(sandbox, 'teacher').send('PUT', updatePassword.definition.path, body);
    expect(response.status).toBe(200);
    expect((await response.json()).code).toBe(code);
    await expect(signsIn(sandbox, 'teacher', 'Teacher#2026')).resolves.toBeDefined();
  });

  it('makes the new one the one to log in with', async () => {
    const sandbox = createSandbox();
    await portalOf(sandbox, 'teacher')(updatePassword, {
      type: 'change',
      oldPwd: 'Teacher#2026',
      password: fresh,
    });
    await expect(signsIn(sandbox, 'teacher', fresh)).resolves.toBeDefined();
    await expect(signsIn(sandbox, 'teacher', 'Teacher#2026')).rejects.toThrow('用户名或密码错误');
  });
});

describe('the forgotten password', () => {
  it('of someone logged in is set only after the code', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox, 'teacher');
    const phone = await ask(getUserPhone, undefined);
    expect(phone).toBe(mobile);
    const set = () => ask(updatePassword, { type: 'forgot', password: fresh, passwordLevel: 3 });
    await expect(set()).rejects.toThrow('请先完成手机验证');
    await ask(sendForgotCode, { phone, key: await keyFor(phone) });
    await expect(ask(validateCode, { mobile: phone, code: '000' })).rejects.toThrow('验证码不正确');
    await ask(validateCode, { mobile: phone, code: await wireOf(sandbox).code(phone) });
    const weak = { type: 'forgot', password: '密码Abc#12345', passwordLevel: 3 } as const;
    await expect(ask(updatePassword, weak)).rejects.toThrow('密码格式不正确');
    await set();
    await expect(signsIn(sandbox, 'teacher', fresh)).resolves.toBeDefined();
    await expect(set()).rejects.toThrow('请先完成手机验证');
  });

  it('of someone at the log-in page is set with the code that was checked before', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox);
    await ask(sendSmsForReset, { mobile, key: await keyFor(mobile) });
    const code = await wireOf(sandbox).code(mobile);
    await ask(validateReset, { mobile, code });
    await ask(resetPassword, { mobile, code, password: fresh, passwordLevel: 3 });
    await expect(signsIn(sandbox, 'teacher', fresh)).resolves.toBeDefined();
    await expect(ask(resetPassword, { mobile, code, password: fresh, passwordLevel: 3 })).rejects.toThrow(
      '已失效',
    );
  });

  it('of a number that nobody has is refused', async () => {
    const number = '13911112222';
    const ask = portalOf(createSandbox());
    await expect(ask(sendSmsForReset, { mobile: number, key: await keyFor(number) })).rejects.toThrow(
      '尚未注册',
    );
  });
});

describe('the mobile number', () => {
  it('changes once the old one is proved', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox, 'teacher');
    const wire = wireOf(sandbox);
    const next = '15012345678';
    await ask(sendRebindCode, { mobile: next });
    const bind = async () => ask(bindMobile, { mobile: next, code: await wire.code(next) });
    await expect(bind()).rejects.toThrow('请先验证原手机号');
    await ask(sendUnbindCode, undefined);
    await ask(proveMobile, { code: await wire.code(mobile) });
    await expect(ask(bindMobile, { mobile: next, code: '000' })).rejects.toThrow('验证码不正确');
    await bind();
    expect((await ask(getSecurityInfo, undefined)).mobile).toBe(next);
  });

  it('of somebody else cannot be bound', async () => {
    const ask = portalOf(createSandbox(), 'teacher');
    await expect(ask(bindMobile, { mobile: '13987654321', code: '1' })).rejects.toThrow('已绑定其他账号');
  });
});

async function codeFor(sandbox: Sandbox, number: string): Promise<string> {
  await portalOf(sandbox)(sendSms, { mobile: number, key: await keyFor(number) });
  return wireOf(sandbox).code(number);
}

describe('registering', () => {
  const newcomer = { realName: '苏婉', mobile: '15100001111', password: fresh, passwordLevel: 3 };

  it('makes an account that is empty and can log in', async () => {
    const sandbox = createSandbox();
    const code = await codeFor(sandbox, newcomer.mobile);
    const { userId } = await portalOf(sandbox)(register, { ...newcomer, code, orgCode: 'demo' });
    expect(await signsIn(sandbox, newcomer.mobile, fresh)).toMatchObject({ userId });
  });

  it('needs an organisation that takes registrations', async () => {
    const sandbox = createSandbox();
    const code = await codeFor(sandbox, newcomer.mobile);
    const ask = portalOf(sandbox);
    await expect(ask(register, { ...newcomer, code, orgCode: 'closed' })).rejects.toThrow('未开放注册');
  });

  it('refuses a number that is taken', async () => {
    const sandbox = createSandbox();
    const code = await codeFor(sandbox, mobile);
    const ask = portalOf(sandbox);
    await expect(ask(register, { ...newcomer, mobile, code, orgCode: 'demo' })).rejects.toThrow(
      '该手机号已注册',
    );
  });

  it('activates an account that the organisation made, once', async () => {
    const sandbox = createSandbox();
    const waiting = '13500003333';
    const ask = portalOf(sandbox);
    const input = {
      mobile: waiting,
      code: await codeFor(sandbox, waiting),
      password: fresh,
      passwordLevel: 3,
    };
    await ask(activate, input);
    await expect(signsIn(sandbox, waiting, fresh)).resolves.toBeDefined();
    await expect(ask(activate, input)).rejects.toThrow('没有待激活的账号');
  });
});
