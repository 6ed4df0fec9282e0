import { getAllByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drag } from '../../drag.ts';
import { fileField, openChat, openTickets, png, rest, byTouch } from './feedback-scene.tsx';
import { TICKET_MESSAGE_LIMIT, TICKET_MESSAGE_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { componentForms, eventually, expectAccessible, forms } from '../../widget.tsx';
import { keptDrafts } from '../../kept-drafts.ts';
import { endSession } from '#src/session/forget-user.ts';

const sendPath = '/api/orgUser/problem/sendMsg';
const closePath = '/api/orgUser/problem/close';
const listPath = '/api/orgUser/problem/getMsgList';

beforeEach(() => page.viewport(1280, 800));

test('the next page of tickets keeps its own, though a ticket of the last one is read meanwhile', async () => {
  const shown = await openTickets('React');
  const tickets = () =>
    shown.getAllByRole('button').flatMap(({ dataset: { ticket } }) => (ticket === undefined ? [] : [ticket]));
  await eventually(() => expect(tickets()).toHaveLength(10));
  const first = tickets();
  const [unread] = await shown.findAllByRole('button', { name: /\d 条未读回复 *$/ });
  const id = unread?.dataset.ticket ?? first[0] ?? '';
  shown.sandbox.fault({ method: 'GET', path: `/api/orgUser/problem/${id}`, delayMs: 800 });
  shown.sandbox.fault({ method: 'GET', path: '/api/orgUser/problem/page', delayMs: 2000 });
  unread?.click();
  await rest(50);
  shown.getByRole('button', { name: '下一页' }).click();
  await eventually(() => expect(tickets()).not.toEqual(first));
  expect(tickets().some((ticket) => first.includes(ticket))).toBe(false);
});

describe.each(forms)('my feedback as %s', (form) => {
  describe.each(componentForms)('in either form', () => {
    test('opens where something is unread; ten tickets a page, with state and unread count', async () => {
      const { findAllByRole, getByRole, findByRole, host } = await openTickets(form);
      const tickets = await findAllByRole('button', { name: /待处理|处理中|已关闭/ });
      expect(tickets).toHaveLength(10);
      expect(tickets.some((ticket) => /\d 条未读回复/.test(ticket.textContent ?? ''))).toBe(true);
      await expectAccessible(host);
      await userEvent.click(getByRole('button', { name: '下一页' }));
      await eventually(async () =>
        expect((await findAllByRole('button', { name: /已关闭/ })).length).toBeGreaterThan(3),
      );
      await findByRole('navigation', { name: '反馈列表分页' });
    });

    test('unread replies on other pages are hinted at by the pager, and found by a filter', async () => {
      const { findByRole, findAllByRole, getByRole, queryByRole } = await openTickets(form);
      const next = await findByRole('button', { name: '下一页' });
      const described = () =>
        (next.getRootNode() as Document | ShadowRoot).getElementById(
          next.getAttribute('aria-describedby') ?? '-',
        );
      await eventually(() => expect(described()?.textContent).toBe('有未读回复'));
      const filter = getByRole('button', { name: /^只看未读/ });
      await userEvent.click(filter);
      const unread = async () =>
        (await findAllByRole('button', { name: /条未读回复/ })).filter((one) => one.dataset.ticket);
      await eventually(async () => {
        const counts = (await unread()).map((one) =>
          Number(/(\d) 条未读回复/.exec(one.textContent ?? '')?.[1]),
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
      });
      expect(queryByRole('navigation', { name: '反馈列表分页' })).toBeNull();
      const last = (await unread()).at(-1);
      if (last) await userEvent.click(last);
      await eventually(() => expect(last?.textContent).not.toMatch(/条未读回复/));
      expect(last?.isConnected, 'a ticket that is read stays in the list').toBe(true);
      await eventually(() =>
        expect(getByRole('button', { name: /^只看未读/ }).textContent).toMatch(/[1-5] 条未读回复/),
      );
      await userEvent.click(filter);
      await findByRole('navigation', { name: '反馈列表分页' });
    });

    test('says so where there is none, in the middle of the dialog', async () => {
      const { findByText, getByRole } = await openTickets(form, { as: 'newcomer' });
      const text = (await findByText('您还没有提交过反馈')).getBoundingClientRect();
      const panel = getByRole('tabpanel').getBoundingClientRect();
      expect(getByRole('region', { name: '我的反馈列表' }).getBoundingClientRect().width).toBe(panel.width);
      expect(Math.abs(text.left + text.right - panel.left - panel.right)).toBeLessThan(2);
      expect(text.top - panel.top).toBeGreaterThan(panel.height / 4);
    });

    test('a guest is shown the way to log in', async () => {
      const { findByText, getByRole } = await openTickets(form, { as: 'guest' });
      await findByText('登录后即可查看反馈和客服的回复');
      getByRole('link', { name: '登录' });
    });

    test('reading takes the unread count away', async () => {
      const { findByRole, getAllByRole, getByRole } = await openTickets(form);
      // The name of the button that opened the dialog contains it too.
      const unread = await eventually(() => {
        const found = getAllByRole('button', { name: /条未读回复/ }).find((one) => one.dataset.ticket);
        if (!found) throw new Error('no ticket is unread yet');
        return found;
      });
      await userEvent.click(unread);
      await findByRole('textbox', { name: '回复内容' });
      await eventually(() => expect(unread.textContent).not.toMatch(/条未读回复/));
      await eventually(() => expect(getByRole('tab', { name: /我的反馈/ }).textContent).toContain('5'));
    });

    test('a long conversation begins with its latest messages; earlier ones come above what is read', async () => {
      const { findByRole, getByRole, queryByRole } = await openChat(form, '处理中', {
        as: 'teacher',
        large: true,
      });
      const region = await findByRole('region', { name: '消息' });
      const messages = () => getAllByRole(region, 'listitem').length;
      const earlier = () => queryByRole('button', { name: /查看更早的消息/ });
      const total = 1000;
      // The ticket itself, the button, and the latest hundred.
      expect(messages()).toBe(102);
      expect(earlier()?.textContent).toContain(`${total - 100} 条`);
      const first = getAllByRole(region, 'listitem')[2];
      region.scrollTop = 200;
      const top = first?.getBoundingClientRect().top;
      earlier()?.click();
      await eventually(() => expect(messages()).toBe(202));
      expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - (top ?? 0))).toBeLessThan(1);
      for (let shown = 300; shown <= total; shown += 100) {
        earlier()?.click();
        await eventually(() => expect(messages()).toBe(shown + (shown < total ? 2 : 1)));
      }
      expect(earlier()).toBeNull();
      expect(document.activeElement).toBe(getByRole('region', { name: '消息' }));
    });

    test('own and staff messages are told apart', async () => {
      const { findByText, host } = await openChat(form, '处理中');
      const staff = await findByText(
        '老师您好，非常抱歉给您带来不便。自动保存功能已列入本月更新计划，预计下周上线。',
      );
      const own = await findByText('好的，期待更新。');
      expect(staff.closest('li')?.textContent).toMatch(/^技术支持老方/);
      expect(own.closest('li')?.textContent).toMatch(/^我/);
      await expectAccessible(host);
    });
  });

  test('Enter sends, Ctrl+Enter is a new line, and nothing is sent while an input method composes', async () => {
    const { findByRole, findAllByText, calls } = await openChat(form, '处理中');
    const box = await findByRole<HTMLTextAreaElement>('textbox', { name: '回复内容' });
    await userEvent.click(box);
    await userEvent.keyboard('第一行{Control>}{Enter}{/Control}第二行');
    expect(box.value).toBe('第一行\n第二行');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...composing }),
      );
    }
    await rest(50);
    expect(calls(sendPath)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(box.value).toBe(''));
    await eventually(() => expect(calls(sendPath)).toHaveLength(1));
    expect(calls(sendPath)[0]?.body).toMatchObject({ content: '第一行\n第二行', url: '' });
    expect(await findAllByText(/第一行/)).toHaveLength(1);
  });

  test('on a touch keyboard Enter is a new line, the button sends, and hint and key say so', async () => {
    byTouch();
    const { findByRole, getByRole, calls } = await openChat(form, '处理中');
    const box = await findByRole<HTMLTextAreaElement>('textbox', { name: '回复内容' });
    expect(box.placeholder).toBe('输入回复内容');
    expect(box.enterKeyHint).toBe('enter');
    await userEvent.click(box);
    await userEvent.keyboard('第一行{Enter}第二行');
    expect(box.value).toBe('第一行\n第二行');
    expect(calls(sendPath)).toEqual([]);
    await userEvent.click(getByRole('button', { name: '发送' }));
    await eventually(() => expect(calls(sendPath)[0]?.body).toMatchObject({ content: '第一行\n第二行' }));
  });

  test('with a keyboard the hint and the key say that Enter sends', async () => {
    const { findByRole } = await openChat(form, '处理中');
    const box = await findByRole<HTMLTextAreaElement>('textbox', { name: '回复内容' });
    expect(box.placeholder).toBe('输入回复，Enter 发送，Ctrl+Enter 换行');
    expect(box.enterKeyHint).toBe('send');
  });

  describe.each(componentForms)('in either form', () => {
    test('a message shows that it is being sent, then stands in the conversation once', async () => {
      const { findByRole, findByText, queryByText, getAllByText, sandbox } = await openChat(form, '处理中');
      sandbox.fault({ method: 'POST', path: sendPath, delayMs: 300 });
      await userEvent.fill(await findByRole('textbox', { name: '回复内容' }), '已经好了');
      await userEvent.dblClick(await findByRole('button', { name: '发送' }));
      await findByText('发送中');
      await eventually(() => expect(queryByText('发送中')).toBeNull());
      await eventually(() => expect(queryByText('已发送')).toBeNull());
      expect(getAllByText('已经好了')).toHaveLength(1);
    });

    test('a refused message stays, says so, and is sent by a retry', async () => {
      const { findByRole, findByText, queryByText, sandbox, calls } = await openChat(form, '处理中');
      sandbox.fault({ method: 'POST', path: sendPath, body: { code: 500, msg: '消息服务繁忙' } });
      await userEvent.fill(await findByRole('textbox', { name: '回复内容' }), '请再看一下');
      await userEvent.keyboard('{Enter}');
      await findByText('请再看一下');
      // The server has answered, so that the message is not there; its reason stands beside it, and nowhere else.
      await findByText('发送失败：消息服务繁忙');
      expect(queryByText('未确认送达')).toBeNull();
      expect(queryByText('消息服务繁忙')).toBeNull();
      await userEvent.click(await findByRole('button', { name: '重新发送' }));
      await eventually(() => expect(queryByText(/发送失败/)).toBeNull());
      await eventually(() => expect(calls(sendPath)).toHaveLength(2));
    });

    test('a message whose gateway gave up may have arrived, and says so', async () => {
      const { findByRole, findByText, sandbox } = await openChat(form, '处理中');
      sandbox.fault({ method: 'POST', path: sendPath, status: 502, body: 'Bad Gateway' });
      await userEvent.fill(await findByRole('textbox', { name: '回复内容' }), '请再看一下');
      await userEvent.keyboard('{Enter}');
      await findByText('未确认送达');
    });

    test(`up to ${TICKET_MESSAGE_PICTURE_LIMIT} pictures go with a reply`, async () => {
      const shown = await openChat(form, '处理中');
      await shown.findByRole('textbox', { name: '回复内容' });
      await userEvent.upload(
        fileField(shown),
        Array.from({ length: TICKET_MESSAGE_PICTURE_LIMIT + 1 }, (_, index) => png(`图${index}.png`)),
      );
      await shown.findByText(`最多上传 ${TICKET_MESSAGE_PICTURE_LIMIT} 张图片`);
      await eventually(() =>
        expect(shown.calls('/api/upload/imgCreate')).toHaveLength(TICKET_MESSAGE_PICTURE_LIMIT),
      );
      await eventually(() => expect(shown.queryByRole('progressbar')).toBeNull());
      await userEvent.click(shown.getByRole('button', { name: '发送' }));
      await eventually(() => expect(shown.calls(sendPath)).toHaveLength(1));
      const body = shown.calls(sendPath)[0]?.body as { url: string } | undefined;
      expect(body?.url.split(',').filter(Boolean)).toHaveLength(TICKET_MESSAGE_PICTURE_LIMIT);
    });

    test('a picture dropped on the reply is taken once, also over the pictures', async () => {
      const shown = await openChat(form, '处理中');
      drag('drop', await shown.findByRole('textbox', { name: '回复内容' }), [png('一.png')]);
      await shown.findByRole('button', { name: '移除一.png' });
      drag('drop', shown.getByRole('button', { name: '移除一.png' }), [png('二.png')]);
      await shown.findByRole('button', { name: '移除二.png' });
      await eventually(() => expect(shown.queryByRole('progressbar')).toBeNull());
      expect(shown.calls('/api/upload/imgCreate')).toHaveLength(2);
    });

    test(`more than ${TICKET_MESSAGE_LIMIT} characters are not sent`, async () => {
      const { findByRole, findByText, calls } = await openChat(form, '处理中');
      await userEvent.fill(
        await findByRole('textbox', { name: '回复内容' }),
        '字'.repeat(TICKET_MESSAGE_LIMIT + 1),
      );
      await userEvent.keyboard('{Enter}');
      await findByText(`回复内容在${TICKET_MESSAGE_LIMIT}字以内`);
      expect(calls(sendPath)).toEqual([]);
    });
  });

  test('a reply that is not sent outlives closing the dialog, and a message on its way is followed to its end', async () => {
    // Another file of the same page may have left a draft for the ticket.
    localStorage.clear();
    const shown = await openChat(form, '处理中');
    await userEvent.fill(await shown.findByRole('textbox', { name: '回复内容' }), '还没写完');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    await eventually(() =>
      expect(keptDrafts(`reply:${shown.problemId}`)).toEqual([expect.stringContaining('还没写完')]),
    );
    shown.call('open');
    const box = await shown.findByRole<HTMLTextAreaElement>('textbox', { name: '回复内容' });
    expect(box.value).toBe('还没写完');
    shown.sandbox.fault({ method: 'POST', path: sendPath, delayMs: 150 });
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}{Escape}');
    await eventually(() => expect(shown.calls(sendPath)).toHaveLength(1));
    await eventually(() => expect(keptDrafts(`reply:${shown.problemId}`)).toEqual([]));
  });

  test('an answer of the staff appears while the conversation is open, and is spoken', async () => {
    const { problemId, sandbox, findAllByText } = await openChat(form, '处理中');
    sandbox.reply({ problemId, content: '已为您处理，请刷新查看' });
    const found = await findAllByText(/已为您处理，请刷新查看/);
    await eventually(() => expect(found.concat().some((one) => one.closest('li') !== null)).toBe(true));
    await findAllByText(/技术支持老方回复：已为您处理，请刷新查看|回复：已为您处理/);
  });

  test('a picture that is uploaded for a reply stays with it while another ticket is looked at', async () => {
    const shown = await openChat(form, '处理中');
    const ticket = (isOwn: boolean) =>
      shown
        .getAllByRole('button')
        .find(({ dataset }) => dataset.ticket && (dataset.ticket === shown.problemId) === isOwn)
        ?.click();
    shown.sandbox.fault({ method: 'POST', path: '/api/upload/imgCreate', delayMs: 1500 });
    await userEvent.upload(fileField(shown), [png()]);
    await shown.findByRole('progressbar');
    ticket(false);
    await eventually(() => expect(shown.queryByRole('button', { name: '移除错误提示.png' })).toBeNull());
    ticket(true);
    await shown.findByRole('button', { name: '移除错误提示.png' });
    await eventually(() => expect(shown.queryByRole('progressbar')).toBeNull());
    expect(shown.getByRole('button', { name: '移除错误提示.png' })).toBeVisible();
  });

  test('asks before it closes a ticket; closed, it takes no reply and offers a new ticket about it', async () => {
    const { findByRole, queryByRole, calls, problemId, getByRole } = await openChat(form, '处理中');
    await userEvent.click(await findByRole('button', { name: '关闭工单' }));
    const question = await findByRole('alertdialog', { name: '确定关闭此工单吗？' });
    await userEvent.click(within(question, '取消'));
    expect(calls(closePath)).toEqual([]);
    await userEvent.click(await findByRole('button', { name: '关闭工单' }));
    await userEvent.click(within(await findByRole('alertdialog'), '确定'));
    await eventually(() => expect(queryByRole('textbox', { name: '回复内容' })).toBeNull());
    expect(queryByRole('button', { name: '关闭工单' })).toBeNull();
    await userEvent.click(await findByRole('button', { name: '就此问题新建反馈' }));
    const content = await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ });
    expect(content.value).toBe(`关于工单 ${problemId}：`);
    expect(getByRole('tab', { name: '提交反馈' }).getAttribute('aria-selected')).toBe('true');
  });

  describe.each(componentForms)('in either form', () => {
    test('a ticket that was closed elsewhere is noticed when a message is refused; the message is kept', async () => {
      const { findByRole, findByText, problemId, sandbox, session, queryByRole } = await openChat(
        form,
        '处理中',
      );
      await userEvent.fill(await findByRole('textbox', { name: '回复内容' }), '还有一个问题');
      await sandbox.fetch(`http://sandbox.localhost${closePath}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.getState().token}` },
        body: JSON.stringify({ problemId }),
      });
      await userEvent.keyboard('{Enter}');
      await findByText('此工单已关闭，如仍有问题，可以就此问题新建反馈。');
      await findByText('还有一个问题');
      expect(queryByRole('button', { name: '重新发送' })).toBeNull();
      await userEvent.click(await findByRole('button', { name: '就此问题新建反馈' }));
      const content = await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ });
      expect(content.value).toContain('还有一个问题');
    });
  });

  test('a picture of a message opens large', async () => {
    const { findByRole, host, api } = await openChat(form, '待处理');
    await userEvent.click(await findByRole('button', { name: '查看大图：图片1' }));
    const viewer = await findByRole('dialog', { name: '查看图片' });
    expect(viewer.querySelector('a')?.href).toContain(new URL('/sandbox/pictures/', api).href);
    await expectAccessible(host);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(viewer.isConnected).toBe(false));
  });

  test('on a phone the list gives way to the conversation, and comes back', async () => {
    await page.viewport(390, 844);
    const { findByRole, findAllByRole, queryAllByRole } = await openChat(form, '处理中');
    await findByRole('textbox', { name: '回复内容' });
    expect(queryAllByRole('button', { name: /已关闭/ })).toEqual([]);
    await userEvent.click(await findByRole('button', { name: '返回列表' }));
    expect(await findAllByRole('button', { name: /已关闭/ })).not.toEqual([]);
  });

  describe.each(componentForms)('in either form', () => {
    test('a hidden page asks for nothing', async () => {
      const { findByRole, calls } = await openChat(form, '处理中');
      await findByRole('textbox', { name: '回复内容' });
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      await rest(100);
      const asked = calls(listPath).length;
      await rest(5600);
      expect(calls(listPath)).toHaveLength(asked);
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await eventually(() => expect(calls(listPath)).toHaveLength(asked + 1));
      hidden.mockRestore();
    });
  });
});

function within(parent: HTMLElement, name: string): HTMLElement {
  const button = [...parent.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!button) throw new Error(`there is no button ${name}`);
  return button;
}

describe.each(forms)('after a log-out on a public computer, as %s', (form) => {
  test('a reply that fails late leaves nothing in the browser', async () => {
    const { getByRole, calls, sandbox, session, problemId } = await openChat(form, '处理中');
    sandbox.fault({ method: 'POST', path: sendPath, delayMs: 300, status: 500 });
    await userEvent.fill(getByRole('textbox', { name: '回复内容' }), '只给自己看的话');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(keptDrafts(`reply:${problemId}`).join()).toContain('只给自己看的话'));
    endSession(session, { type: 'chosen' }, true);
    expect(keptDrafts(`reply:${problemId}`)).toEqual([]);
    await eventually(() => expect(calls(sendPath)).toHaveLength(1));
    // The reply is fetched again after it has failed.
    await eventually(() => expect(calls(listPath).length).toBeGreaterThan(1));
    expect(keptDrafts(`reply:${problemId}`)).toEqual([]);
  });
});
