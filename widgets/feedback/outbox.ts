import * as v from 'valibot';
import type { TicketMessage } from '../../src/api/tickets.ts';

/** A reply's length, in characters. */
export const REPLY_LIMIT = 200;
export const REPLY_PICTURE_LIMIT = 6;

/**
 * `sending`: on its way. `sent`: the server has taken it, its list does not show it yet.
 * `refused`: the server said no. `lost`: nobody knows whether it has arrived.
 */
const sendState = v.picklist(['sending', 'sent', 'refused', 'lost']);

const outgoing = v.object({
  id: v.string(),
  content: v.string(),
  /** Pictures, comma-separated. */
  url: v.string(),
  state: sendState,
  at: v.number(),
  /** How many messages the list had when it was written: only later ones can be it. */
  after: v.number(),
});
export type Outgoing = v.InferOutput<typeof outgoing>;

export const outboxSchema = v.object({
  text: v.string(),
  pictures: v.array(v.object({ url: v.string(), name: v.string() })),
  outgoing: v.array(outgoing),
});
type Stored = v.InferOutput<typeof outboxSchema>;

/** What somebody has typed into a conversation and not yet seen arrive. */
export interface Outbox {
  readonly text: string;
  readonly pictures: readonly Readonly<Stored['pictures'][number]>[];
  readonly outgoing: readonly Outgoing[];
}

export const emptyOutbox: Outbox = { text: '', pictures: [], outgoing: [] };

export function isEmptyOutbox({ text, pictures, outgoing }: Outbox): boolean {
  return text === '' && pictures.length === 0 && outgoing.length === 0;
}

/** Why a reply cannot be sent as it stands; null: it can. */
export function replyFault({ text, pictures }: Pick<Outbox, 'text' | 'pictures'>): 'empty' | 'long' | null {
  const content = text.trim();
  if (content === '' && pictures.length === 0) return 'empty';
  return content.length > REPLY_LIMIT ? 'long' : null;
}

/** Turns what is typed into a message on its way; nothing happens while it cannot be sent. */
export function post(box: Outbox, message: { id: string; at: number; after: number }): Outbox {
  if (replyFault(box)) return box;
  const added: Outgoing = {
    ...message,
    content: box.text.trim(),
    url: box.pictures.map(({ url }) => url).join(','),
    state: 'sending',
  };
  return { text: '', pictures: [], outgoing: [...box.outgoing, added] };
}

export function mark(box: Outbox, id: string, state: Outgoing['state']): Outbox {
  return { ...box, outgoing: box.outgoing.map((one) => (one.id === id ? { ...one, state } : one)) };
}

export function drop(box: Outbox, id: string): Outbox {
  return { ...box, outgoing: box.outgoing.filter((one) => one.id !== id) };
}

/** After a reload nobody waits for the answers any more. */
export function restore(stored: Stored): Outbox {
  return {
    ...stored,
    outgoing: stored.outgoing.map((one) => (one.state === 'sending' ? { ...one, state: 'lost' } : one)),
  };
}

// Who has the better claim to a message that could be either's.
const claims: readonly Outgoing['state'][] = ['sent', 'lost', 'sending', 'refused'];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Takes away what the server's list shows to have arrived. `confirmed`: what the server had taken before the list was
 * asked for, which is in it in whatever form.
 */
export function reconcile(
  box: Outbox,
  messages: readonly Pick<TicketMessage, 'userType' | 'content' | 'url'>[],
  confirmed: ReadonlySet<string> = new Set(),
): Outbox {
  let left = box.outgoing;
  messages.forEach(({ userType, content, url }, place) => {
    if (userType === 2) return;
    const same = (one: Outgoing) => plain(one.content) === plain(content) && one.url === url;
    const found = left
      .filter((one) => same(one) && one.after <= place)
      .toSorted((one, other) => claims.indexOf(one.state) - claims.indexOf(other.state))[0];
    if (!found) return;
    left = left
      .filter((one) => one !== found)
      // The same message is nobody else's proof.
      .map((one) => (same(one) ? { ...one, after: Math.max(one.after, place + 1) } : one));
  });
  return { ...box, outgoing: left.filter(({ id }) => !confirmed.has(id)) };
}
