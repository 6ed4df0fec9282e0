import { PortalError } from '#src/http/errors.ts';
import { monotonicNow } from '#src/rules/monotonic-clock.ts';

/** How often a payment is checked, by the time since the first check: at first quickly, then more rarely. */
const PAYMENT_POLL_PACE_MS = [
  { until: 60_000, every: 3000 },
  { until: 180_000, every: 6000 },
  { until: 600_000, every: 15_000 },
];

/** The time in ms until the next check; null: the checks stop. */
export function nextCheckMs(passedMs: number): number | null {
  return PAYMENT_POLL_PACE_MS.find(({ until }) => passedMs < until)?.every ?? null;
}

export type PollPhase = 'polling' | 'pollFailed' | 'pollStopped';

export interface PaymentPoll {
  /** Checks at once and goes on checking. Resolves to whether the order no longer waits for its payment. */
  checkNow(): Promise<boolean>;
  stop(): void;
}

interface PaymentPollParts {
  isWaiting: (signal: AbortSignal) => Promise<boolean>;
  /** The order has been paid or closed. */
  onSettled: () => void;
  onPhase: (phase: PollPhase) => void;
}

/** Checks the payment while the page is visible, and at once when the user returns to it after paying elsewhere. */
export function startPaymentPoll({ isWaiting, onSettled, onPhase }: PaymentPollParts): PaymentPoll {
  const controller = new AbortController();
  const { signal } = controller;
  let since = monotonicNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  function schedule() {
    clearTimeout(timer);
    if (signal.aborted || document.hidden) return;
    const delay = nextCheckMs(monotonicNow() - since);
    if (delay === null) onPhase('pollStopped');
    else timer = setTimeout(() => void check(), delay);
  }

  function check(): Promise<boolean> {
    clearTimeout(timer);
    running ??= ask().finally(() => {
      running = undefined;
      // Also after the payment: the order itself may be updated a little later.
      schedule();
    });
    return running;
  }

  async function ask(): Promise<boolean> {
    try {
      const isSettled = !(await isWaiting(signal));
      if (signal.aborted) return false;
      onPhase('polling');
      if (isSettled) onSettled();
      return isSettled;
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      if (!signal.aborted) onPhase('pollFailed');
      return false;
    }
  }

  function checkNow(): Promise<boolean> {
    since = monotonicNow();
    return check();
  }

  const onVisibilityChange = () => {
    if (document.hidden) clearTimeout(timer);
    else void checkNow();
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  schedule();
  return { checkNow, stop: () => (clearTimeout(timer), controller.abort()) };
}
