import type { Ticket } from '#src/api/tickets.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { feedbackTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { TicketStatusBadge, ticketTypeText } from './TicketStatusBadge.tsx';

interface TicketListProps {
  tickets: readonly Ticket[];
  chosenId: string | null;
  onChoose: (ticketId: string) => void;
}

export function TicketList({ tickets, chosenId, onChoose }: TicketListProps) {
  const words = useTexts(feedbackTexts);
  const dayTime = useDayTime();
  return (
    <ul className="portal-feedback-ticket-list">
      {tickets.map(({ problemId, type, state, createTime, content, unreadMsgCount }) => (
        <li key={problemId}>
          <button
            type="button"
            className="portal-feedback-ticket"
            part="order"
            aria-current={problemId === chosenId || undefined}
            data-ticket={problemId}
            onClick={() => onChoose(problemId)}
          >
            <span className="portal-feedback-ticket-head">
              <span className="portal-feedback-ticket-type">{ticketTypeText(type, words)}</span>
              <TicketStatusBadge status={state} />
            </span>
            <span className="portal-feedback-ticket-text">{content}</span>
            <span className="portal-feedback-ticket-foot">
              <time>{dayTime(createTime)}</time>
              <Badge count={unreadMsgCount} label={fill(words.orderUnread, { count: unreadMsgCount })} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function TicketListSkeleton() {
  return (
    <Loading>
      {Array.from({ length: 6 }, (_, line) => (
        <div key={line} className="portal-feedback-ticket-skeleton">
          <Skeleton width="40%" />
          <Skeleton lines={2} />
        </div>
      ))}
    </Loading>
  );
}
