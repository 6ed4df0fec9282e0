import { expect, test } from 'vitest';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Footer, footerDefinition } from '#widgets/footer/index.ts';
import { configurePortal } from '#src/configure-portal.ts';
import { eventually, show } from '../widget.tsx';

const tag = () => {
  const script = document.querySelector<HTMLScriptElement>('script[src="/cdn/portal.js"]');
  if (!script) throw new Error('the page has no script tag');
  return script;
};
const bell = { row: bellDefinition, component: Bell };

test('a change of the language or the theme in the tag reaches the elements, which keep session and count', async () => {
  const { host, findByRole, calls } = show('element', bell, { as: 'teacher' });
  await findByRole('button', { name: '消息通知，99+ 条未读' });
  Object.assign(tag().dataset, { locale: 'en', theme: 'dark' });
  await findByRole('button', { name: 'Notifications, 99+ unread' });
  await eventually(() => expect(host.shadowRoot?.querySelector('[data-theme=dark]')).not.toBeNull());
  delete tag().dataset.locale;
  await findByRole('button', { name: '消息通知，99+ 条未读' });
  expect(calls('/api/msg/message/getMessageCount')).toHaveLength(1);
});

test('another organisation in the tag starts its session', async () => {
  const { findByText, session } = show('element', { row: footerDefinition, component: Footer });
  await findByText(/东湖区教师发展中心/);
  tag().dataset.org = 'closed';
  await findByText(/临江市教师进修学校/);
  expect(session.getState().orgCode).toBe('closed');
});

test('a portal that the page has configured in code does not follow the tag', async () => {
  const { findByRole, api } = show('element', bell, { as: 'teacher' });
  await findByRole('button', { name: '消息通知，99+ 条未读' });
  configurePortal({ settings: { api, org: 'demo', locale: 'en' } });
  await findByRole('button', { name: 'Notifications, 99+ unread' });
  tag().dataset.locale = 'zh-CN';
  await new Promise((resolve) => setTimeout(resolve, 100));
  await findByRole('button', { name: 'Notifications, 99+ unread' });
});
