import { useCallback, useEffect, useRef, useState } from 'react';
import { RotateCw } from 'lucide-react';
import { getTickets, TICKET_PAGE_SIZE } from '../../src/api/tickets.ts';
import { useQuery } from '../../src/data/useQuery.ts';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { Chat } from './Chat.tsx';
import { TicketList, TicketListSkeleton } from './TicketList.tsx';
import css from './tickets.css?inline';
import { useConversations, type Conversations } from './useConversations.ts';

interface TicketsTabProps {
  /** How many tickets were submitted since the dialog was mounted; each one refetches the list. */
  submittedCount: number;
  chosenId: string | null;
  onChoose: (problemId: string | null) => void;
  conversations: Conversations;
  onRead: () => void;
  /** Starts a new ticket that begins with this text. */
  onFollowUp: (text: string) => void;
}

/** The user's tickets beside the conversation about the chosen one; a phone shows one of them at a time. */
export function TicketsTab({
  submittedCount,
  chosenId,
  onChoose,
  conversations,
  onRead,
  onFollowUp,
}: TicketsTabProps) {
  useStyles(css);
  const conversationOf = useConversations(conversations);
  const words = useTexts(feedbackTexts);
  const [current, setCurrent] = useState(1);
  const { data, isLoading, isValidating, error, retry, replace } = useQuery(
    getTickets,
    { current },
    { keepPrevious: true },
  );

  const refetch = useRef(retry);
  useEffect(() => {
    refetch.current = retry;
  });
  // The cached list may be too recent for swr to fetch it again.
  useEffect(() => {
    if (submittedCount > 0) refetch.current();
  }, [submittedCount]);

  // The ticket in the conversation is newer than its entry in the list.
  const updateEntry = useCallback(
    (problemId: string, state: number) => {
      const entry = data?.records.find((ticket) => ticket.problemId === problemId);
      if (!data || !entry || (entry.state === state && entry.unreadMsgCount === 0)) return;
      if (entry.unreadMsgCount > 0) onRead();
      const updated = { ...entry, state, unreadMsgCount: 0 };
      replace({ ...data, records: data.records.map((ticket) => (ticket === entry ? updated : ticket)) });
    },
    [data, replace, onRead],
  );

  let list;
  if (error && !isValidating) {
    list = <ErrorState compact title={words.ordersFailed} message={error.message} onRetry={retry} />;
  } else if (!data) {
    list = isValidating ? (
      <TicketListSkeleton />
    ) : (
      <EmptyState compact text={words.noOrders} hint={words.noOrdersHint} />
    );
  } else if (data.records.length === 0) {
    list = <EmptyState compact text={words.noOrders} hint={words.noOrdersHint} />;
  } else {
    list = (
      <>
        <TicketList tickets={data.records} chosenId={chosenId} onChoose={onChoose} />
        <Pager
          label={words.ordersPages}
          page={current}
          pageCount={Math.ceil(data.total / TICKET_PAGE_SIZE)}
          busy={isLoading}
          onChange={setCurrent}
        />
      </>
    );
  }

  return (
    <div className="portal-feedback-mine" data-chosen={chosenId === null ? undefined : ''}>
      <section
        className="portal-feedback-tickets"
        aria-label={words.orders}
        aria-busy={isValidating || undefined}
      >
        <div className="portal-feedback-tickets-head">
          <h3>{words.orders}</h3>
          <IconButton
            size="small"
            label={words.refresh}
            icon={<RotateCw aria-hidden="true" />}
            busy={isValidating && !!data}
            onClick={retry}
          />
        </div>
        {list}
      </section>
      {chosenId === null ? (
        <div className="portal-feedback-none-chosen">
          {data?.records.length ? <EmptyState text={words.choose} /> : null}
        </div>
      ) : (
        <Chat
          key={chosenId}
          problemId={chosenId}
          conversation={conversationOf(chosenId)}
          onLoaded={updateEntry}
          onBack={() => onChoose(null)}
          onFollowUp={onFollowUp}
        />
      )}
    </div>
  );
}
