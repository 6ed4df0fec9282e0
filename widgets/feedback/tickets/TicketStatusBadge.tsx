import { feedbackTexts, type FeedbackWords } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';

/** 1 closed, 2 waiting, any other in progress. */
export function TicketStatusBadge({ status }: { status: number }) {
  const words = useTexts(feedbackTexts);
  if (status === 1) return <StatusBadge>{words.stateClosed}</StatusBadge>;
  if (status === 2) return <StatusBadge tone="warning">{words.stateWaiting}</StatusBadge>;
  return <StatusBadge tone="success">{words.stateActive}</StatusBadge>;
}

/** Unknown types count as other. */
export function ticketTypeText(type: number, words: FeedbackWords): string {
  return [words.type1, words.type2, words.type3][type - 1] ?? words.type4;
}
