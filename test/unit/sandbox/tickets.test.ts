import { describe, expect, it } from 'vitest';
import { shownAddress } from '#src/rules/shown-address.ts';
import { createSandbox } from '#host/sandbox/index.ts';
import {
  closeTicket,
  getTicketMessages,
  getQuestion,
  getQuestions,
  getUnreadTicketCount,
  getTicket,
  getTickets,
  sendTicketMessage,
  submitLegacyFeedback,
  submitTicket,
  type Ticket,
  ticketStatuses,
} from '#src/api/tickets.ts';
import {
  TICKET_CONTENT_LIMIT,
  TICKET_MESSAGE_LIMIT,
  TICKET_MESSAGE_PICTURE_LIMIT,
} from '#src/rules/limits.ts';
import { portalOf, type Ask } from './portal.ts';

async function allTickets(ask: Ask): Promise<Ticket[]> {
  const pages = await Promise.all([1, 2, 3, 4].map((current) => ask(getTickets, { current })));
  return pages.flatMap(({ records }) => records);
}

const given = {
  type: 1,
  content: '证书下载后打不开',
  url: '',
  problemUrl: shownAddress('/space/myCertificates'),
} as const;

describe('the tickets', () => {
  it('are 33 over the three states, newest first, ten to a page', async () => {
    const ask = portalOf(createSandbox(), 'teacher');
    const tickets = await allTickets(ask);
    expect(tickets).toHaveLength(33);
    expect((await ask(getTickets, { current: 4 })).records).toHaveLength(3);
    expect(new Set(tickets.map(({ state }) => state))).toEqual(new Set(Object.values(ticketStatuses)));
    const times = tickets.map(({ createTime }) => String(createTime));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(tickets.some(({ url }) => url !== '')).toBe(true);
  });

  it('have unread answers that add up, and are read by looking', async () => {
    const ask = portalOf(createSandbox(), 'teacher');
    const unread = (await allTickets(ask)).filter(({ unreadMsgCount }) => unreadMsgCount > 0);
    expect(unread.length).toBeGreaterThan(1);
    const total = unread.reduce((sum, { unreadMsgCount }) => sum + unreadMsgCount, 0);
    expect(await ask(getUnreadTicketCount, undefined)).toBe(total);
    const { problemId = '', unreadMsgCount = 0 } = unread[0] ?? {};
    const messages = await ask(getTicketMessages, { problemId });
    expect(messages.slice(-unreadMsgCount).every(({ userType }) => userType === 2)).toBe(true);
    expect(await ask(getUnreadTicketCount, undefined)).toBe(total - unreadMsgCount);
    expect((await ask(getTicket, { id: problemId })).unreadMsgCount).toBe(0);
  });

  it('wait on top of the list once submitted', async () => {
    const ask = portalOf(createSandbox(), 'newcomer');
    expect((await ask(getTickets, { current: 1 })).total).toBe(0);
    const made = await ask(submitTicket, given);
    const { records, total } = await ask(getTickets, { current: 1 });
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ ...given, problemId: made?.problemId, state: 2 });
  });

  it('refuse a content that is too long', async () => {
    const content = '字'.repeat(TICKET_CONTENT_LIMIT + 1);
    await expect(portalOf(createSandbox(), 'teacher')(submitTicket, { ...given, content })).rejects.toThrow(
      `内容不能超过${TICKET_CONTENT_LIMIT}字`,
    );
  });

  it('count an emoji as one character, like the forms', async () => {
    const content = '👍🏽'.repeat(TICKET_CONTENT_LIMIT);
    await portalOf(createSandbox(), 'teacher')(submitTicket, { ...given, content });
  });

  it('take messages until they are closed', async () => {
    const ask = portalOf(createSandbox(), 'teacher');
    const message = { problemId: 'p-1033', content: '仍然打不开', url: '/a.png,/b.png' };
    await ask(sendTicketMessage, message);
    expect((await ask(getTicketMessages, { problemId: 'p-1033' })).at(-1)).toMatchObject({
      content: '仍然打不开',
      url: '/a.png,/b.png',
      userType: 1,
      realName: '陈思远',
    });
    await ask(closeTicket, { problemId: 'p-1033' });
    expect((await ask(getTicket, { id: 'p-1033' })).state).toBe(1);
    await expect(ask(sendTicketMessage, message)).rejects.toThrow('工单已关闭');
    await expect(ask(closeTicket, { problemId: 'p-1033' })).rejects.toThrow('工单已关闭');
  });

  it.each([
    [
      'one character too many',
      { content: '字'.repeat(TICKET_MESSAGE_LIMIT + 1), url: '' },
      `内容不能超过${TICKET_MESSAGE_LIMIT}字`,
    ],
    ['nothing', { content: '', url: '' }, '请输入回复内容'],
    [
      'one picture too many',
      { content: '看图', url: 'a,'.repeat(TICKET_MESSAGE_PICTURE_LIMIT) + 'b' },
      '参数有误：url',
    ],
  ])('refuse a message of %s', async (_, message, reason) => {
    const ask = portalOf(createSandbox(), 'teacher');
    await expect(ask(sendTicketMessage, { problemId: 'p-1033', ...message })).rejects.toThrow(reason);
  });

  it('are nobody else’s', async () => {
    await expect(portalOf(createSandbox(), 'admin')(getTicket, { id: 'p-1033' })).rejects.toThrow(
      '工单不存在',
    );
  });
});

describe('the frequent questions', () => {
  it('are more than thirty, eight to a page, with HTML', async () => {
    const ask = portalOf(createSandbox());
    const { records, total } = await ask(getQuestions, { current: 1 });
    expect(records).toHaveLength(8);
    expect(total).toBeGreaterThan(30);
    const all = await Promise.all(
      Array.from({ length: total }, (_, index) => ask(getQuestion, { id: `q-${index + 1}` })),
    );
    const html = all.map(({ content }) => content).join('');
    for (const tag of ['<p>', '<ol>', '<a href', '<table>', '<img src']) expect(html).toContain(tag);
  });

  it('are found by their title', async () => {
    const { records } = await portalOf(createSandbox())(getQuestions, { current: 1, title: '证书' });
    expect(records.length).toBeGreaterThan(1);
    expect(records.every(({ title }) => title.includes('证书'))).toBe(true);
  });
});

it('takes the older form, with a real mobile number', async () => {
  const ask = portalOf(createSandbox(), 'teacher');
  const form = {
    content: '建议增加听课模板',
    type: 2,
    title: '',
    device: 'Chrome 156',
    userName: '',
    version: '1',
    files: '',
  } as const;
  await expect(ask(submitLegacyFeedback, { ...form, userContact: '13812345678' })).resolves.toBeNull();
  await expect(ask(submitLegacyFeedback, { ...form, userContact: '12812345678' })).rejects.toThrow(
    'userContact',
  );
});
