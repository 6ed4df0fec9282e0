import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Bell, bellRow } from '../../widgets/bell/index.ts';
import { eventually, expectAccessible, forms, show, type ShowOptions } from './widget.tsx';

const counts = '/api/msg/message/getMessageCount';
const notice = { user: 'teacher', content: '您报名的培训项目即将开始', sourceType: 21 };

describe.each(forms)('the bell as %s', (form) => {
  const ring = (options: ShowOptions = {}) => show(form, { row: bellRow, component: Bell }, options);

  test('shows 99+ above 99 unread and says so in its name', async () => {
    const { findByRole, host } = ring({ as: 'teacher' });
    const bell = await findByRole('link', { name: '消息通知，99+ 条未读' });
    expect(bell.textContent).toBe('99+');
    await expectAccessible(host);
  });

  test('shows the number up to 99', async () => {
    const { findByRole } = ring({ as: 'admin' });
    const bell = await findByRole('link', { name: /消息通知，\d+ 条未读/ });
    expect(bell.textContent).toMatch(/^\d{1,2}$/);
  });

  test('shows no badge where nothing is unread', async () => {
    const { findByRole, calls } = ring({ as: 'newcomer' });
    const bell = await findByRole('link', { name: '消息通知' });
    await eventually(() => expect(calls(counts)).toHaveLength(1));
    expect(bell.textContent).toBe('');
  });

  test.each(['visitor', 'guest'] as const)(
    'a %s sees the bell without a count, and nothing is called',
    async (as) => {
      const { findByRole, sandbox } = ring({ as });
      const bell = await findByRole('link', { name: '消息通知' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(bell.textContent).toBe('');
      expect(sandbox.calls()).toEqual([]);
    },
  );

  test('tells the count, and again when it has changed', async () => {
    const onUnread = vi.fn();
    const { sandbox, call } = ring({ as: 'newcomer', props: { onUnread } });
    await eventually(() => expect(sandbox.calls()).toHaveLength(1));
    expect(onUnread).not.toHaveBeenCalled();
    sandbox.notify({ ...notice, user: 'newcomer' });
    call('refresh');
    await eventually(() => expect(onUnread).toHaveBeenCalledExactlyOnceWith({ count: 1 }));
  });

  test('speaks a count that has grown', async () => {
    const { sandbox, call, findByText } = ring({ as: 'newcomer' });
    await eventually(() => expect(sandbox.calls()).toHaveLength(1));
    sandbox.notify({ ...notice, user: 'newcomer' });
    call('refresh');
    const spoken = await findByText('您有 1 条未读消息');
    expect(spoken.getAttribute('role')).toBe('status');
  });

  test('leads to the notifications, through its owner first', async () => {
    const onNavigate = vi.fn(() => false);
    const { findByRole } = ring({ props: { onNavigate } });
    const bell = await findByRole<HTMLAnchorElement>('link', { name: '消息通知' });
    expect(bell.getAttribute('href')).toBe('/space/myNotification');
    await userEvent.click(bell);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/myNotification' });
  });

  test('a failing count shows no message and no badge', async () => {
    const { findByRole, calls, queryByRole } = ring({
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: counts, status: 500 }),
    });
    await eventually(() => expect(calls(counts)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await findByRole('link', { name: '消息通知' })).textContent).toBe('');
    expect(queryByRole('alert')?.textContent ?? '').toBe('');
  });

  test('the count goes away with the session', async () => {
    const { findByRole, session } = ring({ as: 'teacher' });
    await findByRole('link', { name: /99\+/ });
    session.end({ why: 'chosen' });
    expect((await findByRole('link', { name: '消息通知' })).textContent).toBe('');
  });
});

test('several bells on a page ask once', async () => {
  const first = show('element', { row: bellRow, component: Bell }, { as: 'teacher' });
  const more = [1, 2].map(() => document.body.appendChild(document.createElement(bellRow.tag)));
  await first.findByRole('link', { name: /99\+/ });
  for (const bell of more) {
    await eventually(() => expect(bell.shadowRoot?.querySelector('a')?.textContent).toBe('99+'));
    bell.remove();
  }
  expect(first.calls(counts)).toHaveLength(1);
});
