import { useEffect, useRef, useState } from 'react';
import { isOrderPaid, UNPAID_CODE } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { startPaymentPoll, type PaymentPoll, type PollPhase } from './payment-poll.ts';

interface PaymentCheck {
  phase: PollPhase;
  /** Checks at once. Resolves to whether the order no longer waits for its payment. */
  check: () => Promise<boolean>;
}

/** Checks whether the order is paid, as long as the component is mounted. */
export function usePaymentPoll(id: string, onSettled: () => void): PaymentCheck {
  const { http } = usePortal();
  const [phase, setPhase] = useState<PollPhase>('polling');
  const poll = useRef<PaymentPoll>(null);
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    const started = startPaymentPoll({
      async isWaiting(signal) {
        const response = await isOrderPaid(http, { id }, { signal });
        return response.type === 'passed' && response.code === UNPAID_CODE;
      },
      onSettled: () => latest.current(),
      onPhase: setPhase,
    });
    poll.current = started;
    return started.stop;
  }, [http, id]);
  return { phase, check: async () => (await poll.current?.checkNow()) ?? false };
}
