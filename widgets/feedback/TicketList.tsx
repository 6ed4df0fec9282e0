import type { Ticket } from '../../src/api/tickets.ts';
import { dayTexts, dayTime } from '../../src/texts/day-time.ts';
import { feedbackTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { typeText } from './ticket-status.ts';
import { TicketStatusBadge } from './TicketStatusBadge.tsx';

interface OrderListProps {
  orders: readonly Ticket[];
  chosen: string | null;
  onChoose: (problemId: string) => void;
}

export function TicketList({ orders, chosen, onChoose }: OrderListProps) {
  const words = useTexts(feedbackTexts);
  const days = useTexts(dayTexts);
  return (
    <ul className="portal-feedback-order-list">
      {orders.map(({ problemId, type, state, createTime, content, unreadMsgCount }) => (
        <li key={problemId}>
          <button
            type="button"
            className="portal-feedback-order"
            part="order"
            aria-current={problemId === chosen || undefined}
            data-order={problemId}
            onClick={() => onChoose(problemId)}
          >
            <span className="portal-feedback-order-head">
              <span className="portal-feedback-order-type">{typeText(type, words)}</span>
              <TicketStatusBadge state={state} />
            </span>
            <span className="portal-feedback-order-text">{content}</span>
            <span className="portal-feedback-order-foot">
              <time>{dayTime(createTime, days)}</time>
              <Badge count={unreadMsgCount} label={fill(words.orderUnread, { count: unreadMsgCount })} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
