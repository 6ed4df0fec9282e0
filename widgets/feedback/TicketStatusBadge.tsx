import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { orderState, stateText } from './ticket-status.ts';

export function TicketStatusBadge({ state }: { state: number }) {
  const words = useTexts(feedbackTexts);
  return (
    <span className="portal-feedback-state" data-state={orderState(state)}>
      {stateText(state, words)}
    </span>
  );
}
