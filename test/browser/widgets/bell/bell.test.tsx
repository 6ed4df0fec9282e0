import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Sandbox } from '#host/sandbox/index.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { openOnNotification } from '#widgets/feedback/open-on-notification.ts';
import { notificationsOf } from '#src/data/notifications/notification-store.ts';
import {
  componentForms,
  eventually,
  expectAccessible,
  type Form,
  forms,
  servedForms,
  show,
  type ShowOptions,
} from '../../widget.tsx';

const counts = '/api/msg/message/getMessageCount';
const list = '/api/msg/message/page';
const readOne = '/api/msg/message/read';
const readAll = '/api/msg/message/clean';
const notification = { user: 'newcomer', content: '您报名的培训项目即将开始', sourceType: 13 };

const ring = (form: Form, options: ShowOptions = {}) =>
  show(form, { row: bellDefinition, component: Bell }, options);

/** A newcomer with one notification of each of these sources, the last one on top. */
const told = (...sources: number[]) => ({
  as: 'newcomer' as const,
  prepare: (sandbox: Sandbox) => {
    for (const sourceType of sources) {
      sandbox.notify({ user: 'newcomer', content: `来源${sourceType}的消息`, sourceType, sourceId: '77' });
    }
  },
});

async function openBell(form: Form, options: ShowOptions = {}) {
  const bell = ring(form, options);
  await userEvent.click(await bell.findByRole('button', { name: /^消息通知/ }));
  const panel = await bell.findByRole('dialog');
  return { ...bell, panel, rows: () => [...panel.querySelectorAll<HTMLElement>('[data-notification]')] };
}

const toasts = (host: HTMLElement) =>
  [...(host.shadowRoot ?? host).querySelectorAll('[part=toast]')].map((toast) => toast.textContent);

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('the bell as %s', (form) => {
  describe.each(componentForms)('in either form', () => {
    test('shows 99+ above 99 unread and says so in its name', async () => {
      const { findByRole, host } = ring(form, { as: 'teacher' });
      const bell = await findByRole('button', { name: '消息通知，99+ 条未读' });
      expect(bell.textContent).toBe('99+');
      expect(bell.getAttribute('aria-expanded')).toBe('false');
      await expectAccessible(host);
    });

    test('shows the number up to 99', async () => {
      const { findByRole } = ring(form, { as: 'admin' });
      const bell = await findByRole('button', { name: /消息通知，\d+ 条未读/ });
      expect(bell.textContent).toMatch(/^\d{1,2}$/);
    });

    test('shows no badge where nothing is unread', async () => {
      const { findByRole, calls } = ring(form, { as: 'newcomer' });
      const bell = await findByRole('button', { name: '消息通知' });
      await eventually(() => expect(calls(counts)).toHaveLength(1));
      expect(bell.textContent).toBe('');
    });

    test.each(['visitor', 'guest'] as const)(
      'a %s sees the bell without a count; opened, it offers the log-in',
      async (as) => {
        const onNavigate = vi.fn(() => false);
        const { panel, findByRole, sandbox, host } = await openBell(form, { as, props: { onNavigate } });
        await eventually(() => expect(panel.textContent).toContain('登录后即可查看消息通知'));
        await expectAccessible(host);
        await userEvent.click(await findByRole('link', { name: '去登录' }));
        expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
          url: expect.stringMatching(/^\/login\/index\?redirect=/),
        });
        expect(sandbox.calls()).toEqual([]);
      },
    );
  });

  test('tells the count, and again when it has changed', async () => {
    const onUnread = vi.fn();
    const { sandbox, call } = ring(form, { as: 'newcomer', props: { onUnread } });
    await eventually(() => expect(sandbox.calls()).toHaveLength(1));
    expect(onUnread).not.toHaveBeenCalled();
    sandbox.notify(notification);
    call('refresh');
    await eventually(() => expect(onUnread).toHaveBeenCalledExactlyOnceWith({ count: 1 }));
  });

  test('speaks a count that has grown', async () => {
    const { sandbox, call, findByText } = ring(form, { as: 'newcomer' });
    await eventually(() => expect(sandbox.calls()).toHaveLength(1));
    sandbox.notify(notification);
    call('refresh');
    const spoken = await findByText('您有 1 条未读消息');
    expect(spoken.getAttribute('role')).toBe('status');
  });

  describe.each(componentForms)('in either form', () => {
    test.each([
      ['an error of the server', { status: 500 }],
      ['a broken connection', { drop: true }],
      ['an answer that is no JSON', { body: '<html>' }],
      ['an answer of the wrong shape', { body: { code: 200, data: [{ count: 'many' }] } }],
      ['a code that refuses', { body: { code: 500, msg: '服务繁忙' } }],
    ])('a count that fails by %s shows no message and no badge', async (_, fault) => {
      const { findByRole, calls, host } = ring(form, {
        as: 'teacher',
        prepare: (sandbox) => sandbox.fault({ method: 'GET', path: counts, ...fault }),
      });
      await eventually(() => expect(calls(counts)).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await findByRole('button', { name: '消息通知' })).textContent).toBe('');
      expect(toasts(host)).toEqual([]);
    });

    test('the count goes away with the session', async () => {
      const { findByRole, session } = ring(form, { as: 'teacher' });
      await findByRole('button', { name: /99\+/ });
      session.end({ type: 'chosen' });
      expect((await findByRole('button', { name: '消息通知' })).textContent).toBe('');
    });
  });

  describe('opened', () => {
    describe.each(componentForms)('in either form', () => {
      test('asks for 200 unread of type 1 and shows them with their time', async () => {
        const { panel, rows, calls, host, findByRole } = await openBell(form, { as: 'teacher' });
        await eventually(() => expect(rows()).toHaveLength(128));
        expect(calls(list)).toMatchObject([{ query: { type: '1', isRead: '0', current: '1', size: '200' } }]);
        expect(panel.textContent).toMatch(/今天 \d\d:\d\d/);
        expect(panel.textContent).toMatch(/昨天 \d\d:\d\d/);
        expect(panel.textContent).toMatch(/前天 \d\d:\d\d/);
        expect(panel.textContent).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
        expect((await findByRole('button', { name: /^消息通知/ })).getAttribute('aria-expanded')).toBe(
          'true',
        );
        await expectAccessible(host);
      });

      test('a row is named by its state, text and time', async () => {
        const { findByRole } = await openBell(form, told(13));
        await findByRole('button', { name: /^未读 来源13的消息 今天 \d\d:\d\d$/ });
      });

      test('shows that nothing is unread', async () => {
        const { findByText, queryByRole, host } = await openBell(form, { as: 'newcomer' });
        await findByText('暂无相关数据');
        expect(queryByRole('button', { name: '全部已读' })).toBeNull();
        await expectAccessible(host);
      });

      test('says that it is loading', async () => {
        const { panel, findByText, host } = await openBell(form, {
          as: 'teacher',
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: list, delayMs: 60_000 }),
        });
        await findByText('加载中');
        expect(panel.querySelector('[aria-busy=true]')).not.toBeNull();
        await expectAccessible(host);
      });

      test.each([
        ['an error of the server', { status: 500 }],
        ['a broken connection', { drop: true }],
        ['an answer that is no JSON', { body: '<html>' }],
        ['an answer of the wrong shape', { body: { code: 200, data: { records: 'none' } } }],
      ])('%s is shown with a way to try again', async (_, fault) => {
        const { findByRole, host } = ring(form, {
          as: 'admin',
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: list, ...fault }),
        });
        const bell = await findByRole('button', { name: /^消息通知/ });
        // Focus instead of hover, which would prefetch before the panel opens.
        bell.focus();
        await userEvent.keyboard('{Enter}');
        const panel = await findByRole('dialog');
        const rows = () => panel.querySelectorAll('[data-notification]');
        await findByRole('alert');
        expect(toasts(host)).toEqual([]);
        await userEvent.click(await findByRole('button', { name: '重试' }));
        await eventually(() => expect(rows()).toHaveLength(7));
      });

      test('a session that is over leaves the way to the log-in', async () => {
        const { findByText, session } = await openBell(form, {
          as: 'teacher',
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: list, status: 401 }),
        });
        await findByText('登录后即可查看消息通知');
        expect(session.getState().token).toBe('');
      });
    });

    test('leads to all messages, through its owner first', async () => {
      const onNavigate = vi.fn(() => false);
      const { findByRole } = await openBell(form, { as: 'admin', props: { onNavigate } });
      const all = await findByRole<HTMLAnchorElement>('link', { name: '查看全部消息' });
      expect(all.getAttribute('href')).toBe('/space/myNotification');
      await userEvent.click(all);
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/myNotification' });
    });

    describe.each(componentForms)('in either form', () => {
      test('what comes meanwhile is shown', async () => {
        const { rows, sandbox, call } = await openBell(form, told(13));
        await eventually(() => expect(rows()).toHaveLength(1));
        sandbox.notify(notification);
        call('refresh');
        await eventually(() => expect(rows()).toHaveLength(2));
      });
    });
  });

  test('what the list has before the count has it is counted', async () => {
    const { findByRole, sandbox, calls, session } = ring(form, { as: 'newcomer' });
    const bell = await findByRole('button', { name: '消息通知' });
    await eventually(() => expect(calls(counts)).toHaveLength(1));
    sandbox.notify(notification);
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await findByRole('button', { name: '消息通知，1 条未读' });
    expect(session.getState().notificationCount).toBe(1);
    expect(calls(counts)).toHaveLength(2);
  });

  describe('by keyboard', () => {
    test('arrows, Home and End go through the messages; one of them is a stop of Tab', async () => {
      const { rows, focused } = await openBell(form, { as: 'admin' });
      await eventually(() => expect(rows()).toHaveLength(7));
      const at = () => rows().findIndex((row) => row === focused());
      for (const [key, place] of [
        ['{ArrowDown}', 0],
        ['{ArrowDown}', 1],
        ['{End}', 6],
        ['{ArrowDown}', 6],
        ['{ArrowUp}', 5],
        ['{Home}', 0],
        ['{ArrowUp}', 0],
      ] as const) {
        await userEvent.keyboard(key);
        expect(at()).toBe(place);
        expect(rows().map((row) => row.tabIndex)).toEqual(
          rows().map((_, index) => (index === place ? 0 : -1)),
        );
      }
    });

    test('Enter marks a message read', async () => {
      const { rows, calls } = await openBell(form, told(13));
      await eventually(() => expect(rows()).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await eventually(() => expect(calls(readOne)).toHaveLength(1));
    });

    test('Esc closes and gives the focus back to the bell', async () => {
      const { findByRole, queryByRole, focused } = await openBell(form, { as: 'admin' });
      await userEvent.keyboard('{Escape}');
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(focused()).toBe(await findByRole('button', { name: /^消息通知/ }));
    });

    test('it closes when the focus goes elsewhere, and leaves it there', async () => {
      const other = document.body.appendChild(document.createElement('button'));
      const { queryByRole } = await openBell(form, { as: 'admin' });
      other.focus();
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(other);
      other.remove();
    });
  });

  describe('a click', () => {
    test('marks the message read at once, and the count follows', async () => {
      const { findByRole, rows, calls, sandbox, host, session } = await openBell(form, told(13, 14));
      sandbox.fault({ method: 'PUT', path: readOne, delayMs: 200 });
      await userEvent.click(await findByRole('button', { name: /^未读 来源14/ }));
      await findByRole('button', { name: /^来源14/ });
      await findByRole('button', { name: '消息通知，1 条未读' });
      expect(rows()).toHaveLength(2);
      await eventually(() =>
        expect(calls(readOne)).toMatchObject([{ method: 'PUT', body: { id: expect.any(String) } }]),
      );
      // An element does not expose this.
      if (form === 'React')
        await eventually(() => expect(notificationsOf({ session }).read.confirmed.size).toBe(1));
      // The row itself shows it; a toast is for marking all as read.
      expect(toasts(host)).toEqual([]);
    });

    describe.each(componentForms)('in either form', () => {
      test('on a message that is read already calls nothing', async () => {
        const { findByRole, calls } = await openBell(form, told(13));
        await userEvent.dblClick(await findByRole('button', { name: /^未读 来源13/ }));
        await userEvent.click(await findByRole('button', { name: /^来源13/ }));
        await eventually(() => expect(calls(readOne)).toHaveLength(1));
      });

      test.each([
        ['a code that refuses', { body: { code: 500, msg: '消息已过期' } }, '消息已过期'],
        ['a code that is the caller’s', { body: { code: 212, msg: '消息已锁定' } }, '消息已锁定'],
        ['a silent code', { body: { code: 100, msg: '消息已归档' } }, '消息已归档'],
        ['an error of the server', { status: 500, body: { msg: '服务繁忙' } }, '服务繁忙'],
        ['a broken connection', { drop: true }, undefined],
        ['an answer that is no JSON', { body: '<html>' }, undefined],
      ])('is taken back by %s, which is said once', async (_, fault, message) => {
        const { findByRole, sandbox, host, calls } = await openBell(form, told(13, 14));
        await userEvent.click(await findByRole('button', { name: /^未读 来源14/ }));
        await findByRole('button', { name: '消息通知，1 条未读' });
        await eventually(() => expect(calls(readOne)).toHaveLength(1));
        sandbox.fault({ method: 'PUT', path: readOne, delayMs: 300, ...fault });
        // The response may arrive before the click resolves.
        await Promise.all([
          userEvent.click(await findByRole('button', { name: /^未读 来源13/ })),
          findByRole('button', { name: /^来源13/ }),
        ]);
        await findByRole('button', { name: /^未读 来源13/ });
        await findByRole('button', { name: /^来源14/ });
        await findByRole('button', { name: '消息通知，1 条未读' });
        await eventually(() => expect(toasts(host)).toEqual([message ?? expect.stringMatching(/./)]));
      });

      test.each([
        [20, '/external/appraisal?id=77'],
        [21, '/external/activity?id=77'],
        [23, '/external/plan?id=77'],
      ])('on source %s leads to its page, through the owner first', async (sourceType, path) => {
        const onNavigate = vi.fn(() => false);
        const { findByRole, calls, api } = await openBell(form, {
          ...told(sourceType),
          settings: {
            links: {
              appraisal: '/external/appraisal',
              activity: '/external/activity',
              plan: '/external/plan',
            },
          },
          props: { onNavigate },
        });
        const row = await findByRole<HTMLAnchorElement>('link', { name: /^未读 来源/ });
        expect(row.href).toBe(new URL(path, api).href);
        await userEvent.click(row);
        expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
          ...(row.origin === location.origin ? { url: path } : { url: row.href, target: '_blank' }),
          sourceType,
          sourceId: '77',
        });
        await eventually(() => expect(calls(readOne)).toHaveLength(1));
      });
    });

    test('on source 43 asks for the feedback desk', async () => {
      const onNavigate = vi.fn(() => false);
      const { findByRole, queryByRole, calls } = await openBell(form, {
        ...told(43),
        props: { onNavigate },
      });
      await userEvent.click(await findByRole('button', { name: /^未读 来源43/ }));
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '', sourceType: 43, sourceId: '77' });
      await eventually(() => expect(calls(readOne)).toHaveLength(1));
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
    });

    describe.each(componentForms)('in either form', () => {
      test.each([13, 14, 24, 25, 99])('on source %s only marks it read', async (sourceType) => {
        const onNavigate = vi.fn();
        const { findByRole, calls } = await openBell(form, { ...told(sourceType), props: { onNavigate } });
        await userEvent.click(await findByRole('button', { name: /^未读 来源/ }));
        await eventually(() => expect(calls(readOne)).toHaveLength(1));
        expect(onNavigate).not.toHaveBeenCalled();
      });
    });
  });

  describe('read all', () => {
    test('marks all read at once and says so', async () => {
      const { findByRole, rows, calls, findByText, queryByRole } = await openBell(form, { as: 'admin' });
      await eventually(() => expect(rows()).toHaveLength(7));
      await userEvent.click(await findByRole('button', { name: '全部已读' }));
      await findByText('标记已读成功');
      expect(calls(readAll)).toMatchObject([{ method: 'PUT', body: { type: 1 } }]);
      expect(queryByRole('button', { name: /^未读/ })).toBeNull();
      await findByRole('button', { name: '消息通知' });
    });

    describe.each(componentForms)('in either form', () => {
      test('a refusal takes all back and shows the server’s message once', async () => {
        const { findByRole, rows, panel, host } = await openBell(form, {
          as: 'admin',
          prepare: (sandbox) =>
            sandbox.fault({
              method: 'PUT',
              path: readAll,
              delayMs: 600,
              body: { code: 208, msg: '操作过于频繁' },
            }),
        });
        await eventually(() => expect(rows()).toHaveLength(7));
        const all = await findByRole('button', { name: '全部已读' });
        // The rollback may happen before the click resolves.
        await Promise.all([userEvent.click(all), findByRole('button', { name: '消息通知' })]);
        await findByRole('button', { name: '消息通知，7 条未读' });
        expect(panel.querySelectorAll('[data-unread]')).toHaveLength(7);
        await eventually(() => expect(toasts(host)).toEqual(['操作过于频繁']));
      });
    });

    test('a double click makes one call', async () => {
      const { findByRole, calls } = await openBell(form, { as: 'admin' });
      await userEvent.dblClick(await findByRole('button', { name: '全部已读' }));
      await eventually(() => expect(calls(readAll)).toHaveLength(1));
    });
  });

  describe('what a message may contain', () => {
    const containing = (content: string) => ({
      as: 'newcomer' as const,
      prepare: (sandbox: Sandbox) => sandbox.notify({ user: 'newcomer', content, sourceType: 13 }),
    });

    describe.each(componentForms)('in either form', () => {
      test('is shown with its emphasis and its links', async () => {
        const { panel, findByRole } = await openBell(
          form,
          containing('班主任为<b>李慧敏</b>，见<a href="/x">公告</a>'),
        );
        await findByRole('link', { name: '公告' });
        expect(panel.querySelector('b')?.textContent).toBe('李慧敏');
      });
    });

    test('runs nothing', async () => {
      const content =
        '<img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg><style>*{display:none}</style><a href="javascript:window.ran=1">点我</a><script>window.ran=1</script>通知';
      const { panel, findByText } = await openBell(form, containing(content));
      await findByText(/通知$/, { selector: 'li *' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(Reflect.get(window, 'ran')).toBeUndefined();
      expect(panel.querySelector('li script, li style, li svg, [onerror], a[href^=javascript]')).toBeNull();
    });
  });

  describe('its methods', () => {
    test('open and close it', async () => {
      const { call, findByRole, queryByRole } = ring(form, { as: 'admin' });
      await findByRole('button', { name: /^消息通知/ });
      call('open');
      await findByRole('dialog', { name: /^消息通知/ });
      call('close');
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
    });
  });

  test.each(['bottom-start', 'bottom-end'])(
    'placed %s it stands within the window, clipped by nothing',
    async (placement) => {
      const frame = document.body.appendChild(document.createElement('div'));
      frame.style.cssText =
        'overflow:hidden;inline-size:60px;block-size:60px;margin-inline-start:600px;transform:scale(1)';
      const { host, findByRole } = ring(form, { as: 'admin', props: { placement } });
      frame.append(host);
      const bell = await findByRole('button', { name: /^消息通知/ });
      await userEvent.click(bell);
      const panel = await findByRole('dialog');
      await findByRole('button', { name: '全部已读' });
      const anchor = bell.getBoundingClientRect();
      await eventually(() => {
        const place = panel.getBoundingClientRect();
        const gap = placement === 'bottom-end' ? place.right - anchor.right : place.left - anchor.left;
        expect(Math.abs(gap)).toBeLessThanOrEqual(1);
        expect(place.width).toBeGreaterThan(380);
        expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
      });
      frame.remove();
    },
  );

  describe('on a phone', () => {
    beforeEach(() => page.viewport(390, 844));

    test('is a sheet, which its button and Esc close', async () => {
      const { panel, findByRole, queryByRole, rows, focused, host } = await openBell(form, { as: 'admin' });
      expect(panel.matches('dialog:modal')).toBe(true);
      await eventually(() => expect(rows()).toHaveLength(7));
      await eventually(() => expect(panel.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
      await expectAccessible(host);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(focused()).toBe(rows()[1]);
      await userEvent.click(await findByRole('button', { name: '关闭消息通知' }));
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(focused()).toBe(await findByRole('button', { name: /^消息通知/ }));
      await userEvent.keyboard('{Enter}');
      await findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
    });
  });
});

describe.each(componentForms)('all marked as read while the list is on its way, as %s', (form) => {
  test('a list from before the change is loaded again', async () => {
    const old = {
      id: '1',
      type: 1,
      isRead: 0,
      content: '旧消息',
      sourceType: 13,
      createTime: 1_700_000_000_000,
    };
    const { findByRole, rows, calls, queryByRole } = await openBell(form, {
      ...told(13),
      prepare: (sandbox) => {
        told(13).prepare(sandbox);
        const body = { code: 200, data: { records: [old], total: 1 } };
        sandbox.fault({ method: 'GET', path: list, status: 200, delayMs: 700, body });
      },
    });
    await userEvent.click(await findByRole('button', { name: '全部已读' }));
    await eventually(() => expect(calls(list)).toHaveLength(2));
    await eventually(() => expect(rows()).toHaveLength(0));
    expect(queryByRole('button', { name: '全部已读' })).toBeNull();
  });
});

describe.each(servedForms)('several elements on a page: the bell as %s', (form) => {
  test('several bells on a page ask once, and are read together', async () => {
    const first = ring(form, told(13, 14));
    const more = [1, 2].map(() => document.body.appendChild(document.createElement(bellDefinition.tag)));
    const counted = (bell: Element) => bell.shadowRoot?.querySelector('button')?.textContent;
    await first.findByRole('button', { name: /2 条未读/ });
    for (const bell of more) await eventually(() => expect(counted(bell)).toBe('2'));
    expect(first.calls(counts)).toHaveLength(1);
    first.call('open');
    await userEvent.click(await first.findByRole('button', { name: /^未读 来源13/ }));
    for (const bell of more) {
      await eventually(() => expect(counted(bell)).toBe('1'));
      bell.remove();
    }
    expect(first.calls(counts)).toHaveLength(1);
  });

  test.each([
    ['opens the feedback desk of the page', false, 1],
    ['leaves it to a page that takes the message', true, 0],
  ])('a message about feedback %s', async (_, isTaken, times) => {
    const bell = ring(form, { ...told(43), props: { onNavigate: () => !isTaken } });
    const desk = document.body.appendChild(document.createElement('portal-feedback'));
    const open = vi.fn();
    Object.assign(desk, { open });
    openOnNotification();
    bell.call('open');
    await userEvent.click(await bell.findByRole('button', { name: /^未读 来源43/ }));
    await eventually(() => expect(bell.calls(readOne)).toHaveLength(1));
    expect(open.mock.calls).toEqual(Array.from({ length: times }, () => ['mine']));
    desk.remove();
  });
});
