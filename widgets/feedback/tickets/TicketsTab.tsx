import { useCallback, useEffect, useRef, useState } from 'react';
import { RotateCw } from 'lucide-react';
import { getTickets, type TicketStatus } from '#src/api/tickets.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { feedbackTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList, EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import { Chat } from '../chat/Chat.tsx';
import { TicketList, TicketListSkeleton } from './TicketList.tsx';
import css from './tickets.css?inline';
import { useConversations, type Conversations } from '../chat/useConversations.ts';
import { useUnreadTickets } from './useUnreadTickets.ts';
import { TICKET_PAGE_SIZE } from '#src/rules/limits.ts';

interface TicketsTabProps {
  /** How many tickets were submitted since the dialog was mounted; each one refetches the list. */
  submittedCount: number;
  chosenId: string | null;
  onChoose: (ticketId: string | null) => void;
  conversations: Conversations;
  /** Unread replies in all tickets. */
  unread: number;
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
  unread,
  onRead,
  onFollowUp,
}: TicketsTabProps) {
  useStyles(css);
  const conversationOf = useConversations(conversations);
  const words = useTexts(feedbackTexts);
  const portal = usePortal();
  const [current, setCurrent] = useState(1);
  const isNarrow = useIsMobile();
  // A phone shows the conversation in place of the list.
  useBackHandler(isNarrow && chosenId !== null, () => onChoose(null));
  const { data, isLoading, isValidating, error, retry, replace } = useQuery(
    getTickets,
    { current },
    { keepPrevious: true },
  );

  const unreadTickets = useUnreadTickets(unread, data?.total);
  const { markRead } = unreadTickets;
  const markReadRef = useRef(markRead);
  useEffect(() => {
    markReadRef.current = markRead;
  });

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
    (ticketId: string, status: TicketStatus) => {
      const wasUnread = markReadRef.current(ticketId, status);
      const entry = data?.records.find((ticket) => ticket.problemId === ticketId);
      if (wasUnread || (entry && entry.unreadMsgCount > 0)) {
        onRead();
        // The server has marked the replies read with the request for them.
        publishChanges(portal, [getTickets.definition.path]);
      }
      // While another page loads, `data` is still the former page's, and a write would drop the response.
      if (!data || isLoading || !entry || (entry.state === status && entry.unreadMsgCount === 0)) return;
      const updated = { ...entry, state: status, unreadMsgCount: 0 };
      replace({ ...data, records: data.records.map((ticket) => (ticket === entry ? updated : ticket)) });
    },
    [data, isLoading, replace, onRead, portal],
  );

  // Without a list there is nothing to choose from, so one column takes the room of both.
  const isAlone = chosenId === null && !data?.records.length && !(isValidating && !data);

  let list;
  if (error && !data && !isValidating) {
    list = (
      <ErrorState compact={!isAlone} title={words.ordersFailed} message={error.message} onRetry={retry} />
    );
  } else if (!data) {
    list = isValidating ? (
      <TicketListSkeleton />
    ) : (
      <EmptyList compact={!isAlone} text={words.noOrders} hint={words.noOrdersHint} />
    );
  } else if (data.records.length === 0) {
    list = <EmptyList compact={!isAlone} text={words.noOrders} hint={words.noOrdersHint} />;
  } else if (unreadTickets.isFiltered) {
    list = <TicketList tickets={unreadTickets.tickets} chosenId={chosenId} onChoose={onChoose} />;
  } else {
    list = (
      <>
        <TicketList tickets={data.records} chosenId={chosenId} onChoose={onChoose} />
        <Pager
          label={words.ordersPages}
          page={current}
          pageCount={Math.ceil(data.total / TICKET_PAGE_SIZE)}
          busy={isLoading}
          marked={unreadTickets.pages}
          markLabel={words.pageUnread}
          onChange={setCurrent}
        />
      </>
    );
  }

  return (
    <div
      className="portal-feedback-mine"
      data-chosen={chosenId === null ? undefined : ''}
      data-alone={isAlone || undefined}
    >
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
        {unread > 0 || unreadTickets.isFiltered ? (
          <Button
            className="portal-feedback-unread-filter"
            size="small"
            aria-pressed={unreadTickets.isFiltered}
            onClick={unreadTickets.toggleFilter}
          >
            {words.onlyUnread}
            <Badge count={unread} label={fill(words.orderUnread, { count: unread })} />
          </Button>
        ) : null}
        {list}
      </section>
      {isAlone ? null : chosenId === null ? (
        <div className="portal-feedback-none-chosen">
          {data?.records.length ? <EmptyState text={words.choose} /> : null}
        </div>
      ) : (
        <Chat
          key={chosenId}
          ticketId={chosenId}
          conversation={conversationOf(chosenId)}
          onLoaded={updateEntry}
          onBack={() => onChoose(null)}
          onFollowUp={onFollowUp}
        />
      )}
    </div>
  );
}
