import { feedbackTexts, type FeedbackWords } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { ticketStatuses, type TicketStatus, type TicketType } from '#src/api/tickets.ts';

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const words = useTexts(feedbackTexts);
  if (status === ticketStatuses.closed) return <StatusBadge>{words.stateClosed}</StatusBadge>;
  if (status === ticketStatuses.waiting)
    return <StatusBadge tone="warning">{words.stateWaiting}</StatusBadge>;
  return <StatusBadge tone="success">{words.stateActive}</StatusBadge>;
}

export const ticketTypeText = (type: TicketType, words: FeedbackWords): string => words[`type${type}`];
