import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signCardDefinition, SignCard } from '#widgets/sign-card/index.ts';
import { checkInToday } from '#src/api/check-in.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { Sandbox } from '#host/sandbox/index.ts';
import { createClock } from '../../kit/index.ts';
import { componentForms, eventually, expectAccessible, forms, show, type ShowOptions } from '../widget.tsx';

const paths = {
  credit: '/api/v/credit/mine',
  detail: '/api/v/signrecord/detail',
  sign: '/api/v/signrecord/sign',
};

beforeEach(() => page.viewport(1280, 800));

/** Checks in as the teacher on another device. */
async function signElsewhere(sandbox: Sandbox): Promise<void> {
  const headers = { authorization: `Bearer ${sandbox.tokenOf('teacher')}` };
  const answer = await sandbox.fetch(`http://sandbox.localhost${paths.sign}`, { method: 'POST', headers });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

describe.each(forms)('the sign-in card as %s', (form) => {
  const open = (options: ShowOptions = {}) => {
    const shown = show(form, { row: signCardDefinition, component: SignCard }, { as: 'teacher', ...options });
    const root = shown.host.shadowRoot ?? shown.host;
    return {
      ...shown,
      button: () => shown.findByRole('button', { name: '签到' }),
      done: () => shown.findByRole('button', { name: '已签到' }),
      days: async () =>
        (await shown.findAllByRole('listitem')).map(
          (day) =>
            (day.ariaCurrent === 'date' ? '今天 ' : '') + (/已签到/.test(day.textContent) ? '已签' : '未签'),
        ),
      toasts: () => [...root.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
    };
  };

  describe.each(componentForms)('in either form', () => {
    test('shows the credit, what today can earn, and the days of the round', async () => {
      const { findByText, findByRole, getByRole, button, days, host } = open();
      await findByRole('heading', { name: '我的积分' });
      await findByText('190');
      await findByText('今日签到可得 10 积分');
      await findByText('已签到 2/7 天');
      await button();
      expect(await days()).toEqual(['已签', '已签', '今天 未签', '未签', '未签', '未签', '未签']);
      getByRole('list', { name: '签到日历' });
      await findByText('第7天，签到可得 20 积分');
      await expectAccessible(host);
    });
  });

  test.each(['light', 'dark'] as const)('axe finds nothing once it is done, %s', async (theme) => {
    const { host, button, done, findByText } = open({ settings: { theme } });
    await userEvent.click(await button());
    await done();
    await findByText('签到成功，获得 10 积分');
    await expectAccessible(host);
  });

  test('signs in, says what it has earned, and raises the event', async () => {
    const onCheckedIn = vi.fn();
    const { button, done, days, findByText, calls, toasts } = open({ props: { onCheckedIn } });
    await userEvent.click(await button());
    await done();
    await findByText('200');
    await findByText('明日签到可得 5 积分');
    await findByText('已签到 3/7 天');
    expect(await days()).toEqual(['已签', '已签', '今天 已签', '未签', '未签', '未签', '未签']);
    await eventually(() => expect(onCheckedIn).toHaveBeenCalledExactlyOnceWith({ credit: 10 }));
    await eventually(() => expect(toasts()).toEqual(['签到成功，获得 10 积分']));
    expect(calls(paths.sign)).toHaveLength(1);
  });

  test('shows it at once, before the server has agreed, and makes one call of a double click', async () => {
    const { button, done, findByText, calls, sandbox, toasts } = open();
    const sign = await button();
    await findByText('190');
    sandbox.fault({ method: 'POST', path: paths.sign, delayMs: 600 });
    await userEvent.dblClick(sign);
    await done();
    await findByText('200');
    expect(toasts()).toEqual([]);
    await findByText('签到成功，获得 10 积分');
    expect(calls(paths.sign)).toHaveLength(1);
  });

  test('is done by keyboard alone, and keeps the focus', async () => {
    const { button, done, focused, calls, findByText } = open();
    await button();
    await userEvent.tab();
    expect(focused()?.textContent).toBe('积分明细');
    await userEvent.tab();
    expect(focused()).toBe(await button());
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(await done());
    await findByText('签到成功，获得 10 积分');
    await userEvent.keyboard('{Enter} ');
    expect(calls(paths.sign)).toHaveLength(1);
  });

  describe.each(componentForms)('in either form', () => {
    test('does not sign in a second time what another device has signed meanwhile', async () => {
      const onCheckedIn = vi.fn();
      const { button, done, calls, findByText, sandbox, toasts } = open({ props: { onCheckedIn } });
      const sign = await button();
      await signElsewhere(sandbox);
      await userEvent.click(sign);
      await findByText('您今天已经签到过了');
      await done();
      await findByText('200');
      expect(calls(paths.sign)).toHaveLength(1);
      expect(toasts()).toHaveLength(1);
      expect(onCheckedIn).not.toHaveBeenCalled();
    });

    test('shows as signed what the server refuses as signed', async () => {
      const { button, done, calls, findByText, sandbox, toasts } = open();
      const sign = await button();
      const body = { code: 200, data: { todaySign: false, signRules: [{ sign: false, credit: 5 }] } };
      sandbox.fault({ method: 'GET', path: paths.detail, body });
      await signElsewhere(sandbox);
      await userEvent.click(sign);
      await findByText('您今天已经签到过了');
      await done();
      expect(calls(paths.sign)).toHaveLength(2);
      expect(toasts()).toHaveLength(1);
    });

    test('counts a sign-in that arrived though its answer was lost', async () => {
      const onCheckedIn = vi.fn();
      const { button, done, findByText, sandbox, calls, toasts } = open({ props: { onCheckedIn } });
      const sign = await button();
      sandbox.fault({ method: 'POST', path: paths.sign, delayMs: 1000, drop: true });
      await userEvent.click(sign);
      // The check-in request is pending: the day was loaded before and is not checked in.
      await eventually(() => expect(calls(paths.sign)).toHaveLength(1));
      await signElsewhere(sandbox);
      await findByText('签到成功，获得 10 积分');
      await done();
      await findByText('200');
      expect(onCheckedIn).toHaveBeenCalledExactlyOnceWith({ credit: 10 });
      expect(toasts()).toHaveLength(1);
    });

    test('finds a new day when the tab is shown again', async () => {
      const clock = createClock('2026-11-20T08:30:00+08:00');
      const { button, done, findByText } = open({ now: clock.now });
      await userEvent.click(await button());
      await findByText('签到成功，获得 10 积分');
      await done();
      clock.advance({ days: 1 });
      returnToTab();
      await button();
      await findByText('今日签到可得 5 积分');
    });

    test('finds the new day at a click, too, without a second sign-in', async () => {
      const clock = createClock('2026-11-20T08:30:00+08:00');
      const { button, findByText, calls } = open({ now: clock.now });
      await findByText('今日签到可得 10 积分');
      clock.advance({ days: 2 });
      await userEvent.click(await button());
      // The days before were missed, so a new round starts.
      await findByText('签到成功，获得 5 积分');
      await findByText('已签到 1/7 天');
      expect(calls(paths.sign)).toHaveLength(1);
    });
  });

  test('loads anew when it is told to', async () => {
    const { call, done, findByText, sandbox } = open();
    await findByText('190');
    await signElsewhere(sandbox);
    call('refresh');
    await done();
    await findByText('200');
  });

  describe.each(componentForms)('in either form', () => {
    test('is empty for a newcomer, whose first day earns 5', async () => {
      const { button, days, findByText, findAllByText } = open({ as: 'newcomer' });
      await findByText('今日签到可得 5 积分');
      await findByText('已签到 0/7 天');
      expect((await days())[0]).toBe('今天 未签');
      await findByText('-');
      await userEvent.click(await button());
      await findByText('签到成功，获得 5 积分');
      expect(await findAllByText('5')).toHaveLength(1);
    });

    test.each([
      ['no rules', []],
      ['all rules signed', [{ sign: true, credit: 8 }]],
    ])('offers 5 with %s', async (_, signRules) => {
      const { findByText, button } = open({
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: paths.detail,
            body: { code: 200, data: { todaySign: false, signRules } },
          }),
      });
      await button();
      await findByText('今日签到可得 5 积分');
    });

    test('shows 0 as 0', async () => {
      const { findByText } = open({
        prepare: (sandbox) =>
          sandbox.fault({ method: 'GET', path: paths.credit, body: { code: 200, data: { credit: 0 } } }),
      });
      await findByText('0');
    });
  });

  test('leads to the history of the credit, the page’s own way where it wants', async () => {
    const onNavigate = vi.fn(() => false);
    const { findByRole } = open({ props: { onNavigate } });
    await userEvent.click(await findByRole('link', { name: '积分明细' }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/point' });
  });

  describe.each(componentForms)('in either form', () => {
    test.each(['visitor', 'guest'] as const)('asks a %s to log in, and calls nothing', async (as) => {
      const onNavigate = vi.fn(() => false);
      const { findByText, findByRole, host, sandbox } = open({ as, props: { onNavigate } });
      await findByText('登录后即可签到并查看积分');
      await userEvent.click(await findByRole('link', { name: '去登录' }));
      expect(onNavigate).toHaveBeenCalledWith({ url: expect.stringMatching(/^\/login\/index/) });
      expect(sandbox.calls()).toEqual([]);
      await expectAccessible(host);
    });

    test('does not sign in for somebody who has come meanwhile', async () => {
      const { button, calls, sandbox, session, findByText } = open();
      const sign = await button();
      sandbox.fault({ method: 'GET', path: paths.detail, delayMs: 800 });
      await userEvent.click(sign);
      session.logIn(sandbox.tokenOf('admin'), 'u-1002');
      // Wait until the current holder releases the lock.
      await navigator.locks.request('portal.sign:demo|u-1001', () => {});
      await findByText('今日签到可得 10 积分');
      await button();
      expect(calls(paths.sign)).toEqual([]);
    });
  });
});

test('two cards of a page are one: what one signs, the other shows', async () => {
  function Both() {
    return (
      <>
        <SignCard />
        <SignCard />
      </>
    );
  }
  const { findAllByRole, findByText, calls, sandbox } = show(
    'React',
    { row: signCardDefinition, component: Both },
    { as: 'teacher' },
  );
  const [first, second] = await findAllByRole('button', { name: '签到' });
  sandbox.fault({ method: 'POST', path: paths.sign, delayMs: 100 });
  first?.click();
  second?.click();
  await eventually(async () => expect(await findAllByRole('button', { name: '已签到' })).toHaveLength(2));
  await findByText('签到成功，获得 10 积分');
  expect(calls(paths.sign)).toHaveLength(1);
});

test('two portals, as in two tabs, sign in once', async () => {
  const { findByRole, findByText, calls, sandbox } = show(
    'React',
    { row: signCardDefinition, component: SignCard },
    { as: 'teacher' },
  );
  const other = createPortal({
    settings: { api: 'http://sandbox.localhost', org: 'demo' },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
  const { checkIn } = await import('#widgets/sign-card/check-in.ts');
  const button = await findByRole('button', { name: '签到' });
  sandbox.fault({ method: 'POST', path: paths.sign, delayMs: 150 });
  button.click();
  // The request is pending, and the server has not confirmed it yet.
  await findByRole('button', { name: '已签到' });
  const elsewhere = await checkIn(other);
  expect(elsewhere.credit).toBeNull();
  expect(elsewhere.detail.todaySign).toBe(true);
  await findByText('签到成功，获得 10 积分');
  expect(calls(paths.sign)).toHaveLength(1);
  await expect(checkInToday(other.http, undefined, { silent: true })).rejects.toThrow('您今天已经签到过了');
  other.close();
});
