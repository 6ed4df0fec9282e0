import * as v from 'valibot';
import type { TicketMessage } from '#src/api/tickets.ts';
import { savedPicture } from '#src/data/forms/usePictures.ts';
import { replyError } from './reply-rules.ts';
import { messageSenders } from '#src/api/tickets.ts';

/**
 * `sending`: the request is under way. `sent`: the server has accepted it, but its list does not contain it yet.
 * `refused`: the server has rejected it. `lost`: the response is missing, so it may or may not have arrived.
 */
const deliveryState = v.picklist(['sending', 'sent', 'refused', 'lost']);

const outgoingMessage = v.object({
  id: v.string(),
  content: v.string(),
  /** Pictures, comma-separated. */
  url: v.string(),
  state: deliveryState,
  /** Why the server has refused it, in its words. */
  reason: v.optional(v.string(), ''),
  at: v.number(),
  /** The length of the server's list when the message was written: only later entries can be this message. */
  after: v.number(),
});
export type OutgoingMessage = v.InferOutput<typeof outgoingMessage>;

export const outboxSchema = v.object({
  text: v.string(),
  pictures: v.array(savedPicture),
  outgoing: v.array(outgoingMessage),
});
type StoredOutbox = v.InferOutput<typeof outboxSchema>;

/** The draft of a reply. */
export interface Reply {
  readonly text: string;
  readonly pictures: readonly Readonly<StoredOutbox['pictures'][number]>[];
}

export const emptyReply: Reply = { text: '', pictures: [] };

/** The draft of a reply, and the messages that the server's list does not contain yet. */
export interface Outbox extends Reply {
  readonly outgoing: readonly OutgoingMessage[];
}

export const emptyOutbox: Outbox = { ...emptyReply, outgoing: [] };

export function isEmptyOutbox({ text, pictures, outgoing }: Outbox): boolean {
  return text === '' && pictures.length === 0 && outgoing.length === 0;
}

/** Turns the draft into an outgoing message; changes nothing while the draft cannot be sent. */
export function enqueue(outbox: Outbox, message: { id: string; at: number; after: number }): Outbox {
  if (replyError(outbox)) return outbox;
  const added: OutgoingMessage = {
    ...message,
    content: outbox.text.trim(),
    url: outbox.pictures.map(({ url }) => url).join(','),
    state: 'sending',
    reason: '',
  };
  return { ...emptyReply, outgoing: [...outbox.outgoing, added] };
}

export function setDeliveryState(
  outbox: Outbox,
  id: string,
  state: OutgoingMessage['state'],
  reason = '',
): Outbox {
  return {
    ...outbox,
    outgoing: outbox.outgoing.map((message) => (message.id === id ? { ...message, state, reason } : message)),
  };
}

export function remove(outbox: Outbox, id: string): Outbox {
  return { ...outbox, outgoing: outbox.outgoing.filter((message) => message.id !== id) };
}

/** After a reload the responses of running requests are gone: `sending` becomes `lost`. */
export function restore(stored: Outbox): Outbox {
  return {
    ...stored,
    outgoing: stored.outgoing.map((message) =>
      message.state === 'sending' ? { ...message, state: 'lost' } : message,
    ),
  };
}

// If several outgoing messages match one entry of the list, the first of these states gets it.
const matchPriority: readonly OutgoingMessage['state'][] = ['sent', 'lost', 'sending', 'refused'];
const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Removes the outgoing messages that the server's list contains. `confirmed`: ids that the server had accepted before
 * the list was requested; they are in the list in some form.
 */
export function reconcile(
  outbox: Outbox,
  messages: readonly Pick<TicketMessage, 'userType' | 'content' | 'url'>[],
  confirmed: ReadonlySet<string> = new Set(),
): Outbox {
  let remaining = outbox.outgoing;
  messages.forEach(({ userType, content, url }, index) => {
    if (userType === messageSenders.staff) return;
    const isSame = (message: OutgoingMessage) =>
      normalize(message.content) === normalize(content) && message.url === url;
    const found = remaining
      .filter((message) => isSame(message) && message.after <= index)
      .sort((a, b) => matchPriority.indexOf(a.state) - matchPriority.indexOf(b.state))[0];
    if (!found) return;
    remaining = remaining
      .filter((message) => message !== found)
      // This entry is used up: an equal message needs a later one.
      .map((message) =>
        isSame(message) ? { ...message, after: Math.max(message.after, index + 1) } : message,
      );
  });
  return { ...outbox, outgoing: remaining.filter(({ id }) => !confirmed.has(id)) };
}
