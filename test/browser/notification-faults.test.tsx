import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { readingFaults, signedOut, type Fault, writingFaults } from './faults.ts';
import { eventually, forms, show, type Form } from './widget.tsx';

const calls = {
  count: { method: 'GET', path: '/api/msg/message/getMessageCount' },
  list: { method: 'GET', path: '/api/msg/message/page' },
  read: { method: 'PUT', path: '/api/msg/message/read' },
  clean: { method: 'PUT', path: '/api/msg/message/clean' },
} as const;
type CallName = keyof typeof calls;

const late = 5000;

/** A sandbox in the page uses the page's fake clock; over HTTP the delays are real. */
const hurry = (form: Form) => {
  if (form === 'React') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
};
const passLate = async (form: Form) => {
  if (form === 'React') await vi.advanceTimersByTimeAsync(late);
  else await new Promise((resolve) => setTimeout(resolve, late));
};
const widgets = {
  bell: { row: bellDefinition, component: Bell },
  messages: { row: messagesDefinition, component: Messages },
} as const;
type WidgetName = keyof typeof widgets;

/** Opens a widget with seven unread notifications of type 1. */
async function open(
  form: Form,
  name: WidgetName,
  faults: Partial<Record<CallName, Fault & { times?: number }>> = {},
) {
  const shown = show(form, widgets[name], {
    as: 'newcomer',
    props: { onNavigate: () => false, ...(name === 'messages' ? { type: 1 } : {}) },
    prepare: (sandbox) => {
      for (let place = 1; place <= 7; place++) {
        sandbox.notify({ user: 'newcomer', content: `第${place}条消息`, sourceType: 13 });
      }
      for (const call of Object.keys(faults) as CallName[])
        sandbox.fault({ ...calls[call], ...faults[call] });
    },
  });
  if (name === 'bell') {
    const bell = await shown.findByRole('button', { name: /^消息通知/ });
    // Focus instead of hover, whose prefetch would meet the fault before the panel does.
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await shown.findByRole('dialog');
  }
  const root = shown.host.shadowRoot ?? shown.host;
  const unread = () => shown.queryAllByRole('button', { name: /^未读/ });
  return {
    ...shown,
    unread,
    made: (call: CallName) => shown.calls(calls[call].path),
    fault: (call: CallName, fault: Fault) => shown.sandbox.fault({ ...calls[call], ...fault }),
    toasts: () => [...root.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
    /** Waits until all its notifications are rendered. */
    loaded: () => eventually(() => expect(shown.getAllByRole('listitem')).toHaveLength(7)),
    readFirst: async () => {
      const [first] = unread();
      if (!first) throw new Error('nothing is unread');
      await userEvent.click(first);
    },
    readAll: async () => userEvent.click(await shown.findByRole('button', { name: '全部已读' })),
    /** Waits for the badge of the type or of the bell. */
    counted: async (count: string) =>
      name === 'bell'
        ? shown.findByRole('button', { name: count ? `消息通知，${count} 条未读` : '消息通知' })
        : shown.findByRole('tab', { name: new RegExp(`^待办提醒\\s*${count}(?!\\d)`) }),
  };
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.useRealTimers());

describe.each(forms)('as %s', (form) => {
  describe.each(Object.keys(widgets) as WidgetName[])('the %s', (name) => {
    describe.each(readingFaults)('meets %s', (_, fault) => {
      test('of the count: no message over the page, and the messages are there', async () => {
        const shown = await open(form, name, { count: fault });
        await shown.loaded();
        await eventually(() => expect(shown.made('count')).toHaveLength(1));
        expect(shown.toasts()).toEqual([]);
        if (name === 'bell') {
          await shown.counted('');
          // A request made while the failing one is pending would share it.
          await eventually(() => {
            shown.call('refresh');
            expect(shown.made('count').length).toBeGreaterThan(1);
          });
        } else {
          await shown.findByText('消息分类加载失败');
          await userEvent.click(await shown.findByRole('button', { name: '重试' }));
        }
        await shown.counted('7');
        expect(shown.queryByText('消息分类加载失败')).toBeNull();
        expect(shown.unread()).toHaveLength(7);
      });

      test('of the list: says so in its place, and a retry brings it', async () => {
        const shown = await open(form, name, { list: fault });
        await shown.counted('7');
        await shown.findByRole('alert');
        expect(shown.toasts()).toEqual([]);
        await userEvent.click(await shown.findByRole('button', { name: '重试' }));
        await shown.loaded();
        expect(shown.queryByRole('alert')).toBeNull();
        expect(shown.made('list')).toHaveLength(2);
      });
    });

    describe.each(writingFaults)('meets %s', (_, fault) => {
      test('of reading one: just that one is unread again, said once; another click reads it', async () => {
        const shown = await open(form, name);
        await shown.loaded();
        await shown.counted('7');
        shown.fault('read', fault);
        await shown.readFirst();
        await eventually(() => expect(shown.made('read')).toHaveLength(1));
        await eventually(() => expect(shown.toasts()).toHaveLength(1));
        await eventually(() => expect(shown.unread()).toHaveLength(7));
        await shown.counted('7');
        await shown.readFirst();
        await shown.counted('6');
        await eventually(() => expect(shown.made('read')).toHaveLength(2));
        expect(shown.unread()).toHaveLength(6);
      });

      test('of reading all: all are unread again, said once; another click reads them', async () => {
        const shown = await open(form, name);
        await shown.loaded();
        await shown.counted('7');
        shown.fault('clean', fault);
        await shown.readAll();
        await eventually(() => expect(shown.made('clean')).toHaveLength(1));
        await eventually(() => expect(shown.toasts()).toHaveLength(1));
        expect(shown.queryByText('标记已读成功')).toBeNull();
        await eventually(() => expect(shown.unread()).toHaveLength(7));
        await shown.counted('7');
        await shown.readAll();
        await shown.findByText('标记已读成功');
        await eventually(() => expect(shown.unread()).toEqual([]));
        expect(shown.made('clean')).toHaveLength(2);
      });
    });

    test.each(Object.keys(calls) as CallName[])(
      'a session that ends at the call %s leads to the log-in, and not away from the page',
      async (call) => {
        const address = window.location.href;
        const isWrite = call === 'read' || call === 'clean';
        const shown = await open(form, name, isWrite ? {} : { [call]: { ...signedOut, times: 2 } });
        if (isWrite) {
          await shown.loaded();
          shown.fault(call, signedOut);
          await (call === 'read' ? shown.readFirst() : shown.readAll());
        }
        await shown.findByText('登录后即可查看消息通知');
        await shown.findByRole('link', { name: '去登录' });
        expect(shown.session.getState().token).toBe('');
        expect(shown.toasts().length).toBeLessThanOrEqual(1);
        expect(window.location.href).toBe(address);
      },
    );

    test('answers that take 5 seconds: says that it loads, then shows what has come', async () => {
      hurry(form);
      const shown = await open(form, name, { count: { delayMs: late, times: 2 }, list: { delayMs: late } });
      await shown.findByText('加载中');
      expect(shown.queryByRole('alert')).toBeNull();
      await passLate(form);
      await shown.loaded();
      await shown.counted('7');
      expect(shown.toasts()).toEqual([]);
    });

    test('reading that takes 5 seconds is shown at once, and made once however often it is clicked', async () => {
      const shown = await open(form, name);
      await shown.loaded();
      await shown.counted('7');
      hurry(form);
      shown.fault('read', { delayMs: late });
      const [first] = shown.unread();
      if (!first) throw new Error('nothing is unread');
      await userEvent.dblClick(first);
      await eventually(() => expect(shown.unread()).toHaveLength(6));
      await passLate(form);
      await eventually(() => expect(shown.made('read')).toHaveLength(1));
      expect(shown.unread()).toHaveLength(6);
      expect(shown.toasts()).toEqual([]);
    });

    test('reading all that takes 5 seconds says that it is at work, and is made once', async () => {
      const shown = await open(form, name);
      await shown.loaded();
      await shown.counted('7');
      hurry(form);
      shown.fault('clean', { delayMs: late });
      await shown.readAll();
      const button = await shown.findByRole('button', { name: '全部已读' });
      expect(button.getAttribute('aria-busy')).toBe('true');
      button.click();
      await eventually(() => expect(shown.unread()).toEqual([]));
      await passLate(form);
      await shown.findByText('标记已读成功');
      expect(shown.made('clean')).toHaveLength(1);
    });
  });
});
