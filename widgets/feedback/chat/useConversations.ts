import { useCallback } from 'react';
import { getTicket, getTicketMessages, sendTicketMessage } from '#src/api/tickets.ts';
import { openSharedDraft, useDraftOwner } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { EndpointResponse } from '#src/http/endpoint.ts';
import {
  MalformedAnswerError,
  NetworkError,
  PortalError,
  RefusedError,
  SignedOutError,
  TimeoutError,
} from '#src/http/errors.ts';
import { createConversation, type Conversation } from './conversation.ts';
import { emptyOutbox, isEmptyOutbox, outboxSchema, restore, type Outbox } from './outbox.ts';
import { wallNow } from '#src/rules/wall-clock.ts';

/** Unlike `unwrap`, it accepts an empty response: a new ticket has no messages, and a sent message returns nothing. */
function dataOf<Data>(response: EndpointResponse<Data>): Data | null {
  if (response.type === 'passed') throw new RefusedError(response.message, { code: response.code });
  return response.data;
}

/**
 * A 5xx without a code in its body may come from a gateway that gave up while the server behind it went on. A code means
 * that the server itself has refused, whatever the code is.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof SignedOutError) return false;
  if (error instanceof RefusedError) return (error.status ?? 0) >= 500;
  return (
    error instanceof NetworkError || error instanceof TimeoutError || error instanceof MalformedAnswerError
  );
}

let lastId = 0;

/** By ticket. The dialog owns them, so that messages under way are followed while it is closed. */
export type Conversations = Map<string, Conversation>;

/** Returns the conversation about a ticket, and creates it the first time. */
export function useConversations(conversations: Conversations): (ticketId: string) => Conversation {
  const { http } = usePortal();
  const owner = useDraftOwner();

  return useCallback(
    (ticketId) => {
      const existing = conversations.get(ticketId);
      if (existing) return existing;
      const draft = openSharedDraft<Outbox>({
        owner,
        document: `reply:${ticketId}`,
        schema: outboxSchema,
        onTaken: (outbox) => created.edit(() => restore(outbox)),
      });
      const stored = draft.getState().value;
      const created = createConversation(
        {
          async load() {
            const [ticket, messages] = await Promise.all([
              getTicket(http, { id: ticketId }, { silent: true }),
              getTicketMessages(http, { problemId: ticketId }, { silent: true }),
            ]);
            const loaded = dataOf(ticket);
            if (!loaded) throw new RefusedError('');
            return { ticket: loaded, messages: dataOf(messages) ?? [] };
          },
          async send({ content, url }) {
            dataOf(await sendTicketMessage(http, { problemId: ticketId, content, url }, { silent: true }));
          },
          mayHaveArrived,
          reasonOf: (error) => (error instanceof PortalError ? error.message : ''),
          saveOutbox: (outbox) => draft.write(isEmptyOutbox(outbox) ? undefined : outbox),
          newId: () => `${wallNow()}-${++lastId}`,
          now: wallNow,
        },
        stored ? restore(stored) : emptyOutbox,
      );
      draft.subscribe(() => {
        const { offers } = draft.getState();
        if (offers !== created.getState().offers) created.setOffers(offers);
      });
      void draft.look();
      conversations.set(ticketId, created);
      return created;
    },
    [http, owner, conversations],
  );
}
