import { feedbackTexts, type FeedbackWords } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';

export function TicketStatusBadge({ state }: { state: number }) {
  const words = useTexts(feedbackTexts);
  const status = ticketStatus(state);
  return (
    <span className="portal-feedback-status" data-state={status}>
      {{ closed: words.stateClosed, waiting: words.stateWaiting, active: words.stateActive }[status]}
    </span>
  );
}

/** 1 closed, 2 waiting, any other in progress. */
function ticketStatus(state: number): 'closed' | 'waiting' | 'active' {
  return state === 1 ? 'closed' : state === 2 ? 'waiting' : 'active';
}

/** Unknown types count as other. */
export function ticketTypeText(type: number, words: FeedbackWords): string {
  return [words.type1, words.type2, words.type3][type - 1] ?? words.type4;
}
