import { within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configurePortal } from '#src/configure-portal.ts';
import type { PortalSettings } from '#src/config.ts';
import { findPortal } from '#src/page-portal.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Feedback, feedbackDefinition } from '#widgets/feedback/index.ts';
import { Login, loginDefinition } from '#widgets/login/index.ts';
import { eventually, show } from '../widget.tsx';

const counts = '/api/msg/message/getMessageCount';

/** The page's script configures the portal again, as it was but for these settings. */
function change(settings: PortalSettings) {
  const portal = findPortal();
  if (!portal) throw new Error('no element has made the portal yet');
  const { locale: _, exemptMessages: __, ...former } = portal.settings.getSnapshot();
  return configurePortal({ ...portal.options, settings: { ...former, ...settings } });
}

beforeEach(() => page.viewport(1280, 800));

test('an English element stands beside a Chinese one, with its own words, times and messages', async () => {
  const { host, findByRole, findByText, calls } = show(
    'element',
    { row: bellDefinition, component: Bell },
    {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'PUT', path: '/api/msg/message/clean', status: 500 }),
    },
  );
  const other = document.createElement('portal-bell');
  other.setAttribute('locale', 'en');
  other.setAttribute('theme', 'dark');
  host.after(other);
  await findByRole('button', { name: '消息通知，99+ 条未读' });
  await eventually(() => expect(other.shadowRoot?.querySelector('button')).toBeTruthy());
  const english = within(other.shadowRoot as unknown as HTMLElement);
  await userEvent.click(await english.findByRole('button', { name: 'Notifications, 99+ unread' }));
  await english.findAllByText(/^(Today|Yesterday) \d\d:\d\d$/);
  const panel = await english.findByRole('dialog');
  expect(getComputedStyle(panel).colorScheme).toBe('dark');
  expect(calls(counts)).toHaveLength(1);
  const [clear] = english.getAllByRole('button', { name: /mark all|all read/i });
  await userEvent.click(clear as HTMLElement);
  await english.findByText('The server has a problem. Please try again later (500).');
  await userEvent.keyboard('{Escape}');

  await userEvent.click(await findByRole('button', { name: /^消息通知/ }));
  await findByRole('dialog');
  await findByText('查看全部消息');
  other.remove();
});

test('a change of language and theme keeps what is typed into a form, and the settings that it needs', async () => {
  const { findByLabelText, findByRole } = show(
    'element',
    { row: loginDefinition, component: Login },
    { as: 'visitor' },
  );
  await userEvent.fill(await findByLabelText('用户名'), 'teacher');
  await userEvent.fill(await findByLabelText('密码', { exact: true }), 'Teacher#2026');
  change({ locale: 'en', theme: 'dark' });
  const field = await findByLabelText('User name');
  expect([field, await findByLabelText('Password', { exact: true })]).toEqual([
    expect.objectContaining({ value: 'teacher' }),
    expect.objectContaining({ value: 'Teacher#2026' }),
  ]);
  expect(getComputedStyle(field).colorScheme).toBe('dark');
  await userEvent.click(await findByRole('button', { name: /^(Log|Sign) in$/ }));
  await eventually(() => expect(findPortal()?.session.getState().userId).toBe('u-1001'));
});

test('a change of language keeps an open dialog, its text, the session and the counts', async () => {
  const { host, findByRole, findByLabelText, call, calls } = show(
    'element',
    { row: feedbackDefinition, component: Feedback },
    { as: 'teacher' },
  );
  const session = () => findPortal()?.session;
  await findByRole('button', { name: /^意见反馈/ });
  call('open', 'submit');
  await userEvent.fill(await findByLabelText(/^反馈内容/), '写到一半');
  const path = '/api/orgUser/chat/getUnreadCount';
  await eventually(() => expect(calls(path)).toHaveLength(1));
  const former = session();
  change({ locale: 'en' });
  expect(await findByLabelText(/^What happened/)).toHaveProperty('value', '写到一半');
  expect(session()).toBe(former);
  expect(calls(path)).toHaveLength(1);
  host.setAttribute('locale', 'zh-CN');
  expect(await findByLabelText(/^反馈内容/)).toHaveProperty('value', '写到一半');
});

test('another organisation starts its own session: nobody of the former one is logged in', async () => {
  const { findByRole } = show('element', { row: bellDefinition, component: Bell }, { as: 'teacher' });
  await findByRole('button', { name: '消息通知，99+ 条未读' });
  const former = findPortal()?.config.org;
  change({ org: 'closed' });
  await findByRole('button', { name: '消息通知' });
  expect(findPortal()?.session.getState()).toMatchObject({ orgCode: 'closed', token: '' });
  change({ org: former });
  await findByRole('button', { name: '消息通知，99+ 条未读' });
});
