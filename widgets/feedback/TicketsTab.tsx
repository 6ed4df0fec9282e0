import { useCallback, useEffect, useRef, useState } from 'react';
import { RotateCw } from 'lucide-react';
import { getTickets, TICKET_PAGE_SIZE } from '../../src/api/tickets.ts';
import { useQuery } from '../../src/data/useQuery.ts';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Empty } from '../../src/ui/Empty.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { Chat } from './Chat.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketListSkeleton } from './TicketListSkeleton.tsx';
import css from './tickets.css?inline';
import { useConversations, type Conversations } from './useConversations.ts';

export interface OrdersTabProps {
  /** How much feedback has been sent since the desk was opened: the list has to show it. */
  sent: number;
  chosen: string | null;
  onChoose: (problemId: string | null) => void;
  conversations: Conversations;
  onRead: () => void;
  /** Starts new feedback with a text. */
  onAgain: (text: string) => void;
}

/** The user's work orders, and beside them the conversation of the chosen one; on a phone one after the other. */
export function TicketsTab({ sent, chosen, onChoose, conversations, onRead, onAgain }: OrdersTabProps) {
  useStyles(css);
  const conversationOf = useConversations(conversations);
  const words = useTexts(feedbackTexts);
  const [current, setCurrent] = useState(1);
  const { data, isLoading, isValidating, error, retry, replace } = useQuery(
    getTickets,
    { current },
    { keepPrevious: true },
  );

  const ask = useRef(retry);
  useEffect(() => {
    ask.current = retry;
  });
  // The cache may be so young that it would not be asked for anew.
  useEffect(() => {
    if (sent > 0) ask.current();
  }, [sent]);

  // What the conversation knows of its order is newer than the list.
  const follow = useCallback(
    (problemId: string, state: number) => {
      const row = data?.records.find((one) => one.problemId === problemId);
      if (!data || !row || (row.state === state && row.unreadMsgCount === 0)) return;
      if (row.unreadMsgCount > 0) onRead();
      replace({
        ...data,
        records: data.records.map((one) => (one === row ? { ...row, state, unreadMsgCount: 0 } : one)),
      });
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
      <Empty compact text={words.noOrders} hint={words.noOrdersHint} />
    );
  } else if (data.records.length === 0) {
    list = <Empty compact text={words.noOrders} hint={words.noOrdersHint} />;
  } else {
    list = (
      <>
        <TicketList orders={data.records} chosen={chosen} onChoose={onChoose} />
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
    <div className="portal-feedback-mine" data-chosen={chosen === null ? undefined : ''}>
      <section
        className="portal-feedback-orders"
        aria-label={words.orders}
        aria-busy={isValidating || undefined}
      >
        <div className="portal-feedback-orders-head">
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
      {chosen === null ? (
        <div className="portal-feedback-nothing">
          {data?.records.length ? <Empty text={words.choose} /> : null}
        </div>
      ) : (
        <Chat
          key={chosen}
          problemId={chosen}
          conversation={conversationOf(chosen)}
          onLoaded={follow}
          onBack={() => onChoose(null)}
          onAgain={onAgain}
        />
      )}
    </div>
  );
}
