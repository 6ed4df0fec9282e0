import type { TicketMessage, Ticket } from '#src/api/tickets.ts';
import type { Account } from '../people/accounts.ts';
import { cases } from '../fixtures/ticket-cases.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { daysBefore } from '../generate.ts';
import { at } from '../random.ts';
import type { Database } from '../database.ts';
import { messageSenders, ticketStatuses } from '#src/api/tickets.ts';
import type { Sent } from '../sent.ts';

export interface Conversation {
  ticket: Sent<Ticket>;
  user: Account;
  messages: Sent<TicketMessage>[];
}

const staff = [
  { userId: 's-01', realName: '客服小林' },
  { userId: 's-02', realName: '客服小郑' },
  { userId: 's-03', realName: '技术支持老方' },
] as const;

interface Said {
  content: string;
  url?: string;
  staff: boolean;
  createTime: string;
}

export function messageOf({ ticket, user, messages }: Conversation, said: Said): Sent<TicketMessage> {
  const speaker = said.staff ? at(staff, Number(ticket.problemId.slice(-1)) || 0) : user;
  return {
    msgId: `${ticket.problemId}-m${messages.length + 1}`,
    userType: said.staff ? messageSenders.staff : messageSenders.user,
    realName: speaker.realName,
    userId: speaker.userId,
    content: said.content,
    url: said.url ?? '',
    createTime: said.createTime,
  };
}

type Talk = (typeof cases)[number]['talk'];

const amounts: Record<string, number> = { teacher: 33, admin: 4, learner: 2 };

/** Newest first; waiting, in progress and closed take turns among the newer ones, the oldest are closed. */
export function seedTickets(world: Database, account: Account): Conversation[] {
  const amount = account.fresh ? 0 : (amounts[account.username] ?? 0);
  return Array.from({ length: amount }, (_, index) => seedTicket(world, account, amount, index));
}

const { underWay, closed, waiting } = ticketStatuses;

function seedTicket(world: Database, user: Account, amount: number, index: number): Conversation {
  const subject = at(cases, index);
  const state = index < 18 ? at([waiting, underWay, closed], index) : closed;
  const days = index < 3 ? 0 : Math.ceil((index - 2) / 2) * 3 - 2;
  const hour = index < 3 ? 18 - index * 2 : 10 + (index % 2) * 5;
  const moment = (step: number) => daysBefore(world.now(), days, hour, ((index * 7) % 30) + step * 4);
  const conversation: Conversation = {
    user,
    messages: [],
    ticket: {
      problemId:
        user.username === 'teacher'
          ? `p-${1000 + amount - index}`
          : `p-${user.userId.slice(2)}-${amount - index}`,
      type: subject.type,
      state,
      createTime: moment(0),
      unreadMsgCount: 0,
      problemUrl: subject.problemUrl,
      content: subject.content,
      url: subject.url ?? '',
    },
  };
  if (state === waiting) return conversation;

  const untilStaff = subject.talk.findLastIndex(([speaker]) => speaker === 'staff') + 1;
  const talk = state === closed ? subject.talk : subject.talk.slice(0, untilStaff);
  const said = world.isLarge && index === LONG_TALK ? longTalk(talk) : talk;
  said.forEach(([speaker, content, url], step) => {
    conversation.messages.push(
      messageOf(conversation, { content, url, staff: speaker === 'staff', createTime: moment(step + 1) }),
    );
  });
  if (state === underWay && index % 9 !== 7)
    conversation.ticket.unreadMsgCount = unreadAtTheEnd(conversation);
  return conversation;
}

/** The newest ticket that is in progress. */
const LONG_TALK = 1;

const longTalk = (talk: Talk): Talk =>
  Array.from({ length: largeAmounts.messages }, (_, step) => at(talk, step));

/** Staff messages after the user's last message are unread. */
function unreadAtTheEnd({ messages }: Conversation): number {
  const lastOwn = messages.findLastIndex((message) => message.userType !== messageSenders.staff);
  return messages.length - 1 - lastOwn;
}
