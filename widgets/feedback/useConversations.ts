import { useCallback } from 'react';
import { getTicketMessages, getTicket, sendTicketMessage } from '../../src/api/tickets.ts';
import { readDraft, removeDraft, useDraftOwner, writeDraft } from '../../src/data/draft.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import type { EndpointResponse } from '../../src/http/endpoint.ts';
import {
  MalformedAnswerError,
  NetworkError,
  RefusedError,
  SignedOutError,
  TimeoutError,
} from '../../src/http/errors.ts';
import { createConversation, type Conversation } from './conversation.ts';
import { emptyOutbox, isEmptyOutbox, outboxSchema, restore } from './outbox.ts';

function dataOf<Data>(answer: EndpointResponse<Data>): Data | null {
  if (answer.type === 'passed') throw new RefusedError(answer.message, { code: answer.code });
  return answer.data;
}

/** A gateway that gave up says nothing of what the server behind it has done. */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof SignedOutError) return false;
  if (error instanceof RefusedError)
    return typeof error.code === 'number' && error.code >= 500 && error.code < 600;
  return (
    error instanceof NetworkError || error instanceof TimeoutError || error instanceof MalformedAnswerError
  );
}

let lastId = 0;

/** By work order. Kept by the desk, so that they go on while the dialog is closed. */
export type Conversations = Map<string, Conversation>;

/** The conversations of the user; each is made once. */
export function useConversations(open: Conversations): (problemId: string) => Conversation {
  const { http } = usePortal();
  const owner = useDraftOwner();

  return useCallback(
    (problemId) => {
      const known = open.get(problemId);
      if (known) return known;
      const key = `reply:${problemId}`;
      const kept = readDraft(owner, key, outboxSchema);
      const made = createConversation(
        {
          async load() {
            const [order, messages] = await Promise.all([
              getTicket(http, { id: problemId }, { silent: true }),
              getTicketMessages(http, { problemId }, { silent: true }),
            ]);
            const loaded = dataOf(order);
            if (!loaded) throw new RefusedError('');
            return { order: loaded, messages: dataOf(messages) ?? [] };
          },
          async send({ content, url }) {
            dataOf(await sendTicketMessage(http, { problemId, content, url }));
          },
          mayHaveArrived,
          keep(box) {
            if (isEmptyOutbox(box)) removeDraft(owner, key);
            else writeDraft(owner, key, box);
          },
          newId: () => `${Date.now()}-${++lastId}`,
          now: () => Date.now(),
        },
        kept ? restore(kept) : emptyOutbox,
      );
      open.set(problemId, made);
      return made;
    },
    [http, owner, open],
  );
}
