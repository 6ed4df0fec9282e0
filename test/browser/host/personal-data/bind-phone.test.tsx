import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingFaults, signedOut, writingFaults } from '../../faults.ts';
import { click, codeFor, showPage, type Shown } from './personal-data-scene.tsx';
import { eventually, expectAccessible, type ShowOptions } from '../../widget.tsx';

const at = '/api/operate/platUser/';
const paths = {
  safe: `${at}getUserSafeInfo`,
  sendUnbind: `${at}sendUnbindCode`,
  sendOwn: `${at}sendCode`,
  prove: `${at}validUnbind`,
  proveOriginal: `${at}validUnbindByOriMobile`,
  sendRebind: `${at}sendRebindCode`,
  bind: `${at}bindMobile`,
  owner: '/api/orgUser/user/getByMobile',
  member: '/api/orgUser/user/getByMobileAndOrg',
  merge: '/api/user/sys/user/bingPhone/merge',
};
const old = '13812345678';
const fresh = '13511112222';
const ofAdmin = '13987654321';
const ofAnotherOrganisation = '13600002222';

const codeField = (shown: Shown) => shown.findByLabelText<HTMLInputElement>('验证码');
const mobileField = (shown: Shown) => shown.findByLabelText<HTMLInputElement>('新手机号');
const alerts = (shown: Shown) => shown.getAllByRole('alert').filter((one) => one.textContent);
const nobody = { status: 200, body: { code: 200, data: { mobile: '' } } };

async function open(options: ShowOptions = {}) {
  sessionStorage.clear();
  const shown = showPage('BindPhone', { props: { onNavigate: () => false }, ...options });
  await codeField(shown);
  return shown;
}

/** Requests a code and types it. */
async function takeCode(shown: Shown, mobile: string) {
  await click(shown, '获取验证码');
  await shown.findByText('验证码已发送到您的手机上');
  await userEvent.fill(await codeField(shown), await codeFor(shown, mobile));
}

async function openSecond(options?: ShowOptions) {
  const shown = await open(options);
  await takeCode(shown, old);
  await click(shown, '下一步');
  await mobileField(shown);
  return shown;
}

async function fillSecond(shown: Shown, mobile = fresh) {
  await userEvent.fill(await mobileField(shown), mobile);
  await takeCode(shown, mobile);
}

beforeEach(() => page.viewport(1280, 900));

describe('another mobile number', () => {
  test('is bound in two steps, by keyboard', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = await open({ props: { onNavigate } });
    shown.getByText('当前绑定的手机号：138****5678');
    await expectAccessible(shown.host);
    await takeCode(shown, old);
    await userEvent.keyboard('{Enter}');
    const mobile = await mobileField(shown);
    await eventually(() => expect(shown.focused()).toBe(mobile));
    await userEvent.keyboard('135 1111 2222');
    expect(mobile.value).toBe(fresh);
    await takeCode(shown, fresh);
    await userEvent.keyboard('{Enter}');
    const title = await shown.findByRole('heading', { name: '手机号绑定成功' });
    expect(shown.focused()).toBe(title);
    shown.getByText(/135\*\*\*\*2222/);
    expect(shown.calls(paths.prove)).toHaveLength(1);
    expect(shown.calls(paths.bind)).toHaveLength(1);
    await expectAccessible(shown.host);
    await eventually(() => expect(shown.session.getState().userInfo?.mobile).toBe(fresh));
    await userEvent.click(shown.getByRole('link', { name: '返回个人资料' }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/myData' });
  });

  test('is bound after the old one is written out', async () => {
    const shown = await open();
    await userEvent.click(shown.getByRole('radio', { name: '核对原手机号' }));
    await click(shown, '获取验证码');
    await shown.findByText('请输入原手机号');
    expect(shown.calls(paths.sendOwn)).toHaveLength(0);
    await userEvent.fill(shown.getByLabelText('原手机号'), '13800000000');
    await takeCode(shown, old);
    await click(shown, '下一步');
    await shown.findByText('原手机号不正确');
    await userEvent.fill(shown.getByLabelText('原手机号'), old);
    await click(shown, '下一步');
    await mobileField(shown);
    expect(shown.calls(paths.proveOriginal)).toHaveLength(2);
  });

  test('keeps the old number that was written out while the other way is looked at', async () => {
    const shown = await open();
    await userEvent.click(shown.getByRole('radio', { name: '核对原手机号' }));
    await userEvent.fill(shown.getByLabelText('原手机号'), '1381');
    await userEvent.click(shown.getByRole('radio', { name: '短信验证码' }));
    await userEvent.click(shown.getByRole('radio', { name: '核对原手机号' }));
    expect(shown.getByLabelText<HTMLInputElement>('原手机号').value).toBe('1381');
  });

  test('is refused in words while it is none, or the old one', async () => {
    const shown = await openSecond();
    await click(shown, '提交');
    await shown.findByText('请输入手机号');
    await shown.findByText('请输入验证码');
    await userEvent.fill(await mobileField(shown), '12811112222');
    await shown.findByText('请正确填写手机号码');
    await userEvent.fill(await mobileField(shown), old);
    await shown.findByText('新手机号与当前绑定的手机号相同');
    expect(shown.calls(paths.bind)).toHaveLength(0);
  });

  test('that was mistyped does not lock the button for the right one', async () => {
    const shown = await openSecond();
    await fillSecond(shown, '13511112223');
    await shown.findByRole('button', { name: /^1\d\ds后重新发送$/ });
    await userEvent.fill(await mobileField(shown), fresh);
    await takeCode(shown, fresh);
    await click(shown, '提交');
    await shown.findByRole('heading', { name: '手机号绑定成功' });
    expect(Object.keys(sessionStorage).filter((key) => /1351111222\d/.test(key))).toEqual([]);
  });

  test.each([
    ['１３５１１１１２２２２', fresh],
    ['135 1111 2222', fresh],
    ['135111122223', '135111122223'],
  ])('%s is understood, or refused as a whole', async (typed, kept) => {
    const shown = await openSecond();
    const mobile = await mobileField(shown);
    await userEvent.fill(mobile, typed);
    expect(mobile.value).toBe(kept);
    await click(shown, '获取验证码');
    if (kept === fresh) await codeFor(shown, fresh);
    else await shown.findByText('请正确填写手机号码');
    expect(shown.calls(paths.sendRebind)).toHaveLength(kept === fresh ? 1 : 0);
  });

  test('is bound at once where none is', async () => {
    const shown = showPage('BindPhone', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.safe, times: 9, ...nobody }),
    });
    await shown.findByLabelText('手机号');
    expect(shown.queryByText('验证原手机')).toBeNull();
    shown.getByText('绑定新手机');
  });

  test('takes up where it was left, after a reload, but keeps no code', async () => {
    const first = await openSecond();
    await userEvent.fill(await mobileField(first), fresh);
    await userEvent.fill(first.getByLabelText('验证码'), '482913');
    const proof = Object.entries({ ...localStorage });
    const typed = Object.entries({ ...sessionStorage });
    expect(typed.map(([, text]) => text)).toContainEqual(expect.stringContaining(fresh));
    expect(typed.map(([, text]) => text)).not.toContainEqual(expect.stringContaining('482913'));
    first.unmount();
    const second = showPage('BindPhone', {
      prepare() {
        for (const [key, value] of proof) localStorage.setItem(key, String(value));
        for (const [key, value] of typed) sessionStorage.setItem(key, String(value));
      },
    });
    expect((await mobileField(second)).value).toBe(fresh);
    expect(second.getByLabelText<HTMLInputElement>('验证码').value).toBe('');
  });
});

describe('a number of another account', () => {
  test('is merged when the user agrees, and stays when not', async () => {
    const shown = await openSecond();
    await fillSecond(shown, ofAdmin);
    await click(shown, '提交');
    const question = await shown.findByRole('alertdialog', { name: '该手机号已绑定其他账号' });
    expect(question.textContent).toContain('周*');
    expect(question.textContent).not.toContain('周明');
    await expectAccessible(question);
    await click(shown, '取消');
    await eventually(() => expect(shown.queryByRole('alertdialog')).toBeNull());
    expect(shown.calls(paths.merge)).toHaveLength(0);
    expect(alerts(shown)).toHaveLength(0);
    expect((await mobileField(shown)).value).toBe(ofAdmin);

    await click(shown, '提交');
    await userEvent.dblClick(await shown.findByRole('button', { name: '合并账号' }));
    await shown.findByText(/账号已合并/);
    expect(shown.calls(paths.merge)).toHaveLength(1);
    expect(shown.calls(paths.bind)).toHaveLength(0);
  });

  test('of another organisation is refused in words', async () => {
    const shown = await openSecond();
    await fillSecond(shown, ofAnotherOrganisation);
    await click(shown, '提交');
    await shown.findByText('该手机号已被其他机构的账号使用，请更换手机号或联系客服');
    expect(shown.calls(paths.merge)).toHaveLength(0);
    expect(shown.calls(paths.bind)).toHaveLength(0);
  });
});

describe('faults of the account', () => {
  test.each(readingFaults)('%s: says so, and a retry brings it', async (_, fault) => {
    const shown = showPage('BindPhone', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.safe, ...fault }),
    });
    await shown.findByText('账号信息加载失败');
    await click(shown, '重试');
    await codeField(shown);
  });
});

describe.each([
  ['sending a code to the old number', 'GET', paths.sendUnbind],
  ['proving the old number', 'PUT', paths.prove],
] as const)('faults of %s', (_, method, path) => {
  test.each(writingFaults)('%s: one message, and it can be tried again', async (_fault, fault) => {
    const shown = await open();
    shown.sandbox.fault({ method, path, ...fault });
    await click(shown, '获取验证码');
    if (path === paths.prove) {
      await shown.findByText('验证码已发送到您的手机上');
      await userEvent.fill(await codeField(shown), await codeFor(shown, old));
      await click(shown, '下一步');
    }
    await eventually(() => expect(alerts(shown)).toHaveLength(1));
    if (path === paths.prove) {
      expect((await codeField(shown)).value).toMatch(/^\d{6}$/);
    } else {
      await takeCode(shown, old);
    }
    await click(shown, '下一步');
    await mobileField(shown);
  });
});

describe.each([
  ['sending a code to the new number', 'POST', paths.sendRebind, fresh],
  ['asking who holds the number', 'GET', paths.owner, fresh],
  ['asking where they belong', 'GET', paths.member, ofAdmin],
  ['binding', 'PUT', paths.bind, fresh],
  ['merging', 'POST', paths.merge, ofAdmin],
] as const)('faults of %s', (_, method, path, mobile) => {
  test.each(writingFaults)('%s: one message, everything typed stays', async (_fault, fault) => {
    const shown = await openSecond();
    await userEvent.fill(await mobileField(shown), mobile);
    if (path === paths.sendRebind) {
      shown.sandbox.fault({ method, path, ...fault });
      await click(shown, '获取验证码');
    } else {
      await takeCode(shown, mobile);
      shown.sandbox.fault({ method, path, ...fault });
      await click(shown, '提交');
      if (path === paths.merge) await click(shown, '合并账号');
    }
    await eventually(() => expect(alerts(shown)).toHaveLength(1));
    expect((await mobileField(shown)).value).toBe(mobile);
    if (path !== paths.sendRebind) expect((await codeField(shown)).value).toMatch(/^\d{6}$/);
    shown.getByRole('button', { name: '重新验证原手机号' });
  });
});

test('a session that is over while binding: says so, and keeps the number for the next sign-in', async () => {
  const shown = await openSecond();
  await fillSecond(shown);
  shown.sandbox.fault({ method: 'PUT', path: paths.bind, ...signedOut });
  await click(shown, '提交');
  await shown.findByText('登录后即可查看个人资料');
  shown.session.logIn(shown.sandbox.tokenOf('teacher'), 'u-1001');
  expect((await mobileField(shown)).value).toBe(fresh);
});

test('a proof that has run out is asked for again', async () => {
  const shown = await openSecond();
  await fillSecond(shown);
  shown.sandbox.fault({ method: 'PUT', path: paths.bind, body: { code: 400, msg: '请先验证原手机号' } });
  await click(shown, '提交');
  await shown.findByText('请先验证原手机号');
  await click(shown, '重新验证原手机号');
  await shown.findByText('当前绑定的手机号：138****5678');
  expect(shown.focused()).toBe(await codeField(shown));
});
