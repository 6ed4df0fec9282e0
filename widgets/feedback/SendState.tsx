import { CircleAlert } from 'lucide-react';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Spinner } from '../../src/ui/Spinner.tsx';
import type { Outgoing } from './outbox.ts';

interface SendStateProps {
  state: Outgoing['state'];
  canRetry: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What has become of a message that the server's list does not show yet. */
export function SendState({ state, canRetry, onRetry, onDiscard }: SendStateProps) {
  const words = useTexts(feedbackTexts);
  if (state === 'sending' || state === 'sent') {
    return (
      <span className="portal-feedback-send-state" role="status">
        {state === 'sending' ? <Spinner size={14} /> : null}
        {state === 'sending' ? words.sending : words.sent}
      </span>
    );
  }
  return (
    <span className="portal-feedback-send-state" data-failed="">
      <span role="alert">
        <CircleAlert size={14} aria-hidden="true" />
        {state === 'lost' ? words.sendLost : words.sendFailed}
      </span>
      {canRetry ? (
        <Button variant="link" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
      <Button variant="link" onClick={onDiscard}>
        {words.discard}
      </Button>
    </span>
  );
}
