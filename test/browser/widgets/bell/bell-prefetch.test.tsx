import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { componentForms, eventually, type Form, show, type ShowOptions } from '../../widget.tsx';

const counts = '/api/msg/message/getMessageCount';
const list = '/api/msg/message/page';

const ring = (form: Form, options: ShowOptions) =>
  show(form, { row: bellDefinition, component: Bell }, options);

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

describe.each(componentForms)('the list of the bell as %s', (form) => {
  test('is asked for when the pointer comes, and once however often it does; a click opens it at once', async () => {
    const { findByRole, calls } = ring(form, { as: 'teacher' });
    const bell = await findByRole('button', { name: '消息通知，99+ 条未读' });
    await userEvent.hover(bell);
    await eventually(() => expect(calls(list)).toHaveLength(1));
    await userEvent.unhover(bell);
    await userEvent.hover(bell);
    await userEvent.click(bell);
    const panel = await findByRole('dialog');
    await eventually(() => expect(panel.querySelectorAll('[data-notification]').length).toBeGreaterThan(5));
    expect(calls(list)).toHaveLength(1);
  });

  test('is not asked for where nothing is unread', async () => {
    const { findByRole, calls } = ring(form, { as: 'newcomer' });
    await eventually(() => expect(calls(counts)).toHaveLength(1));
    await userEvent.hover(await findByRole('button', { name: '消息通知' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls(list)).toEqual([]);
  });

  test('says when it is opened that it could not be had, and is asked for again', async () => {
    const { findByRole, calls, queryByText, sandbox } = ring(form, { as: 'teacher' });
    const bell = await findByRole('button', { name: '消息通知，99+ 条未读' });
    sandbox.fault({ method: 'GET', path: list, body: { code: 500, msg: '服务器繁忙' }, times: 2 });
    await userEvent.hover(bell);
    await eventually(() => expect(calls(list)).toHaveLength(1));
    expect(queryByText(/服务器/)).toBeNull();
    await userEvent.click(bell);
    await userEvent.click(await findByRole('button', { name: '重试' }));
    const panel = await findByRole('dialog');
    await eventually(() => expect(panel.querySelectorAll('[data-notification]').length).toBeGreaterThan(5));
    expect(calls(list)).toHaveLength(3);
  });
});
