import { CircleAlert } from 'lucide-react';
import { feedbackTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { LongText } from '#src/ui/text/LongText.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import type { OutgoingMessage } from './outbox.ts';

interface DeliveryStatusProps {
  status: OutgoingMessage['state'];
  /** Why the server has refused it; '' if it does not say. */
  reason: string;
  canRetry: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** The delivery status of a message that the server's list does not contain yet. */
export function DeliveryStatus({ status, reason, canRetry, onRetry, onDiscard }: DeliveryStatusProps) {
  const words = useTexts(feedbackTexts);
  if (status === 'sending' || status === 'sent') {
    return (
      <span className="portal-feedback-delivery" role="status">
        {status === 'sending' ? <Spinner size={14} /> : null}
        {status === 'sending' ? words.sending : words.sent}
      </span>
    );
  }
  return (
    <span className="portal-feedback-delivery" data-failed="">
      <span role="alert">
        <CircleAlert size={14} aria-hidden="true" />
        <LongText>
          {status === 'lost'
            ? words.sendLost
            : reason
              ? fill(words.sendRefused, { reason })
              : words.sendFailed}
        </LongText>
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
