import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { componentForms, eventually, expectAccessible, forms, show, type ShowOptions } from '../widget.tsx';

const list = '/api/msg/message/page';
const readOne = '/api/msg/message/read';
const readAll = '/api/msg/message/clean';

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('the messages as %s', (form) => {
  const open = (options: ShowOptions = {}) => {
    const shown = show(form, { row: messagesDefinition, component: Messages }, options);
    const root = shown.host.shadowRoot ?? shown.host;
    return {
      ...shown,
      rows: () => [...root.querySelectorAll<HTMLElement>('[data-notification]')],
      toasts: () => [...root.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
    };
  };
  const loaded = async (options: ShowOptions = {}) => {
    const shown = open({ as: 'admin', ...options });
    await eventually(() => expect(shown.rows()).toHaveLength(10));
    await shown.findByRole('tab', { name: /待办提醒/ });
    return shown;
  };

  describe.each(componentForms)('in either form', () => {
    test('shows a page of all messages, read and unread, and the kinds there are', async () => {
      const { calls, findByRole, getAllByRole, host } = await loaded();
      expect(calls(list)[0]?.query).toEqual(expect.objectContaining({ current: '1', size: '10' }));
      expect(calls(list)[0]?.query).not.toHaveProperty('type');
      expect(calls(list)[0]?.query).not.toHaveProperty('isRead');
      await findByRole('tab', { name: /^待办提醒/, selected: false });
      await eventually(() =>
        expect(getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
          '全部消息',
          expect.stringMatching(/^待办提醒7/),
          expect.stringMatching(/^系统通知2/),
          expect.stringMatching(/^课程消息2/),
          expect.stringMatching(/^活动消息2/),
        ]),
      );
      await expectAccessible(host);
    });

    test('turns pages', async () => {
      const { calls, findByRole, rows } = await loaded();
      const first = rows()[0]?.dataset.notification;
      await userEvent.click(await findByRole('button', { name: '下一页' }));
      await eventually(() => expect(rows()[0]?.dataset.notification).not.toBe(first));
      expect(calls(list).at(-1)?.query).toMatchObject({ current: '2' });
    });

    test('shows one kind, from its first page', async () => {
      const { calls, findByRole } = await loaded();
      await userEvent.click(await findByRole('button', { name: '下一页' }));
      await userEvent.click(await findByRole('tab', { name: /系统通知/ }));
      await eventually(() => expect(calls(list).at(-1)?.query).toMatchObject({ type: '2', current: '1' }));
    });

    test('begins with the kind and the size it is given', async () => {
      const { calls, findByRole } = open({ as: 'admin', props: { type: 3, size: 5 } });
      await findByRole('tab', { name: /课程消息/, selected: true });
      expect(calls(list)[0]?.query).toMatchObject({ type: '3', size: '5' });
    });

    test.each([
      ['未读', '0'],
      ['已读', '1'],
    ])('shows only what is %s', async (label, isRead) => {
      const { calls, findByRole } = await loaded();
      await userEvent.selectOptions(await findByRole('combobox', { name: '显示范围' }), label);
      await eventually(() => expect(calls(list).at(-1)?.query).toMatchObject({ isRead, current: '1' }));
    });
  });

  test('a click marks a message read; the kind’s count follows', async () => {
    const { findByRole, findAllByRole, calls, rows, session } = await loaded({ props: { type: 1 } });
    await eventually(() => expect(session.getState().notificationCount).toBe(7));
    const [row] = await findAllByRole('button', { name: /^未读/ });
    await userEvent.click(row as HTMLElement);
    await findByRole('tab', { name: /^待办提醒\s*6/ });
    await eventually(() => expect(calls(readOne)).toHaveLength(1));
    expect(rows()).toHaveLength(10);
    expect(session.getState().notificationCount).toBe(6);
  });

  describe.each(componentForms)('in either form', () => {
    test('a message of another kind leaves the bell’s count alone', async () => {
      const { findByRole, findAllByRole, session } = await loaded({ props: { type: 2 } });
      await eventually(() => expect(session.getState().notificationCount).toBe(7));
      const [row] = await findAllByRole('button', { name: /^未读/ });
      await userEvent.click(row as HTMLElement);
      await findByRole('tab', { name: /^系统通知\s*1/ });
      expect(session.getState().notificationCount).toBe(7);
    });

    test('a refused click is taken back, and said once', async () => {
      const { findAllByRole, queryAllByRole, sandbox, toasts } = await loaded({ props: { type: 2 } });
      sandbox.fault({ method: 'PUT', path: readOne, delayMs: 600, body: { code: 500, msg: '消息不存在' } });
      const [row] = await findAllByRole('button', { name: /^未读/ });
      // The response may arrive before the click resolves.
      await Promise.all([
        userEvent.click(row as HTMLElement),
        eventually(() => expect(queryAllByRole('button', { name: /^未读/ })).toHaveLength(1)),
      ]);
      await eventually(() => expect(queryAllByRole('button', { name: /^未读/ })).toHaveLength(2));
      await eventually(() => expect(toasts()).toEqual(['消息不存在']));
    });

    test('read all marks the shown kind', async () => {
      const { findByRole, calls, queryByRole, findByText } = await loaded({ props: { type: 2 } });
      await userEvent.click(await findByRole('button', { name: '全部已读' }));
      await findByText('标记已读成功');
      expect(calls(readAll).map((call) => call.body)).toEqual([{ type: 2 }]);
      expect(queryByRole('button', { name: /^未读/ })).toBeNull();
      await eventually(async () =>
        expect((await findByRole('button', { name: '全部已读' })).hasAttribute('disabled')).toBe(true),
      );
    });

    test('read all of all kinds marks each kind that has unread ones', async () => {
      const { findByRole, calls, findByText, session } = await loaded();
      await userEvent.click(await findByRole('button', { name: '全部已读' }));
      await findByText('标记已读成功');
      expect(calls(readAll).map((call) => call.body)).toEqual([
        { type: 1 },
        { type: 2 },
        { type: 3 },
        { type: 4 },
      ]);
      await eventually(() => expect(session.getState().notificationCount).toBe(0));
    });

    test('what has arrived while all were marked is in the list', async () => {
      const { findByRole, findByText, sandbox } = await loaded();
      sandbox.fault({ method: 'PUT', path: readAll, delayMs: 600 });
      await userEvent.click(await findByRole('button', { name: '全部已读' }));
      sandbox.notify({ user: 'admin', content: '刚刚到达', sourceType: 0 });
      await findByText('标记已读成功');
      // It is read already, so no count has risen.
      await findByText('刚刚到达');
    });

    test('a long page shows what is seen first, and all of it soon', async () => {
      const { rows, findByRole, focused } = open({
        as: 'newcomer',
        props: { size: 40 },
        prepare: (sandbox) => {
          for (let place = 1; place <= 30; place++)
            sandbox.notify({ user: 'newcomer', content: `第${place}条消息`, sourceType: 13 });
        },
      });
      await findByRole('button', { name: /第30条消息/ });
      await eventually(() => expect(rows()).toHaveLength(30));
      rows()[0]?.focus();
      await userEvent.keyboard('{End}');
      await eventually(() => expect(focused()).toBe(rows()[29]));
    });
  });

  test('arrows go through the rows', async () => {
    const { rows, focused } = await loaded();
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await eventually(() => expect(focused()).toBe(rows()[2]));
    await userEvent.keyboard('{End}');
    await eventually(() => expect(focused()).toBe(rows()[9]));
  });

  test('source 43 asks for the feedback desk', async () => {
    const onNavigate = vi.fn(() => false);
    const { findByRole } = open({
      as: 'newcomer',
      props: { onNavigate },
      prepare: (sandbox) =>
        sandbox.notify({ user: 'newcomer', content: '反馈有新回复', sourceType: 43, sourceId: 'p-1' }),
    });
    await userEvent.click(await findByRole('button', { name: /反馈有新回复/ }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '', sourceType: 43, sourceId: 'p-1' });
  });

  describe.each(componentForms)('in either form', () => {
    test('a message that comes while it is open is shown', async () => {
      const { sandbox, findByRole, session, findByText } = open({ as: 'newcomer' });
      await findByText('暂无相关数据');
      await findByRole('tab', { name: /待办提醒/ });
      sandbox.notify({ user: 'newcomer', content: '新的消息', sourceType: 13 });
      session.setState({ notificationCount: 1 });
      await findByRole('button', { name: /新的消息/ });
    });

    test('has an empty state', async () => {
      const { findByText, host } = open({ as: 'newcomer' });
      await findByText('暂无相关数据');
      await expectAccessible(host);
    });

    test('shows a failure with a way to try again', async () => {
      const { findByRole, rows } = open({
        as: 'admin',
        prepare: (sandbox) => sandbox.fault({ method: 'GET', path: list, status: 500 }),
      });
      await userEvent.click(await findByRole('button', { name: '重试' }));
      await eventually(() => expect(rows()).toHaveLength(10));
    });
  });

  test('a visitor is offered the log-in, and nothing is called', async () => {
    const { findByRole, sandbox, host } = open();
    await findByRole('link', { name: '去登录' });
    await expectAccessible(host);
    expect(sandbox.calls()).toEqual([]);
  });
});
