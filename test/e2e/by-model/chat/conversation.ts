import { openFeedback } from '../../browser.ts';
import type { RealTab } from '../real-tab.ts';
import { serverAnswer } from '../server-answer.ts';
import type { Model } from './model.ts';

/** One that the staff is working on. */
export const ticketId = 'p-1002-3';

/** A light page that has the feedback. */
const PAGE = '/about';

export async function openConversation(real: RealTab): Promise<void> {
  await real.goTo(PAGE);
  await openFeedback(real.page);
  await real.page.getByRole('tab', { name: /^我的反馈/ }).click();
  await real.page.locator(`[data-ticket="${ticketId}"]`).click();
  await real.page.getByRole('region', { name: '消息', exact: true }).waitFor();
}

/** The conversation as a tab shows it. */
export interface Seen {
  /** The messages of the server, as far as the tab knows. */
  said: string[];
  /** The messages that it does not have yet, and how that is told. */
  unsent: { text: string; status: string }[];
  /** Undefined once the ticket is closed. */
  field: string | undefined;
  stored: string;
}

export async function see({ page }: RealTab): Promise<Seen> {
  return page.evaluate(() => {
    const region = document.querySelector('[role=region][aria-label=消息]');
    if (!region) throw new Error('no conversation is open');
    const lines = [...region.querySelectorAll('li')].map((line) => ({
      text: line.querySelector('p')?.textContent ?? '',
      status: line.querySelector('[role=status], [role=alert]')?.textContent,
    }));
    const chat = region.closest('section');
    return {
      said: lines.filter(({ status }) => status === undefined).map(({ text }) => text),
      unsent: lines.flatMap(({ text, status }) => (status === undefined ? [] : [{ text, status }])),
      field: chat?.querySelector('textarea')?.value,
      stored: Object.values(localStorage).join('\n'),
    };
  });
}

/** All that the server has: the ticket's own text, and all messages. */
export async function saidAtServer({ token }: Model): Promise<string[]> {
  const ticket = (await serverAnswer(token, `/api/orgUser/problem/${ticketId}`)) as { content: string };
  const messages = await serverAnswer(token, `/api/orgUser/problem/getMsgList?problemId=${ticketId}`);
  return [ticket.content, ...(messages as { content: string }[]).map(({ content }) => content)];
}
