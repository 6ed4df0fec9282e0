import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { AbortedError, NetworkError } from '#src/http/errors.ts';
import { nextCheckMs, startPaymentPoll } from '#host/app/pages/orders/payment-poll.ts';

test.each([
  [0, 3_000],
  [59_999, 3_000],
  [60_000, 6_000],
  [180_000, 15_000],
  [599_999, 15_000],
  [600_000, null],
  [3_600_000, null],
])('%i ms after the first check the next one comes after %s ms', (passed, delay) => {
  expect(nextCheckMs(passed)).toBe(delay);
});

let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

function start(answer: () => boolean = () => true) {
  const isWaiting = vi.fn<(signal: AbortSignal) => Promise<boolean>>(() => Promise.resolve().then(answer));
  const onSettled = vi.fn();
  const phases: string[] = [];
  const poll = startPaymentPoll({ isWaiting, onSettled, onPhase: (phase) => phases.push(phase) });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { poll, isWaiting, onSettled, phases, pass, checks: () => isWaiting.mock.calls.length };
}

describe('the checks of a payment', () => {
  it('slow down, and stop after some minutes', async () => {
    const { poll, pass, checks, phases } = start();
    await pass(60_000);
    expect(checks()).toBe(20);
    await pass(120_000);
    expect(checks()).toBeLessThanOrEqual(40);
    await pass(3_600_000);
    expect(checks()).toBeLessThanOrEqual(70);
    expect(phases.at(-1)).toBe('pollStopped');
    poll.stop();
  });

  it('stop after the same time with a clock that is set back meanwhile', async () => {
    const { poll, pass, phases } = start();
    await pass(60_000);
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(600_000);
    expect(phases.at(-1)).toBe('pollStopped');
    poll.stop();
  });

  it('begin again when the user asks', async () => {
    const { poll, pass, checks, phases } = start();
    await pass(3_600_000);
    const before = checks();
    expect(await poll.checkNow()).toBe(false);
    expect(phases.at(-1)).toBe('polling');
    await pass(9_000);
    expect(checks()).toBe(before + 4);
    poll.stop();
  });

  it('report the payment, and go on until the order is shown as paid', async () => {
    let isPaid = false;
    const { poll, pass, onSettled } = start(() => !isPaid);
    await pass(3_000);
    expect(onSettled).not.toHaveBeenCalled();
    isPaid = true;
    await pass(3_000);
    expect(onSettled).toHaveBeenCalledTimes(1);
    await pass(3_000);
    expect(onSettled).toHaveBeenCalledTimes(2);
    poll.stop();
  });

  it('pause while the page is hidden, and check at once when it is back', async () => {
    const { poll, pass, checks } = start();
    hide(true);
    await pass(1_200_000);
    expect(checks()).toBe(0);
    hide(false);
    await pass(0);
    expect(checks()).toBe(1);
    await pass(3_000);
    expect(checks()).toBe(2);
    poll.stop();
  });

  it('go on after a failure', async () => {
    let fails = true;
    const { poll, pass, phases } = start(() => {
      if (fails) throw new NetworkError('offline');
      return true;
    });
    await pass(3_000);
    expect(phases.at(-1)).toBe('pollFailed');
    fails = false;
    await pass(3_000);
    expect(phases.at(-1)).toBe('polling');
    poll.stop();
  });

  it('are one at a time', async () => {
    const { poll, checks } = start();
    await Promise.all([poll.checkNow(), poll.checkNow()]);
    expect(checks()).toBe(1);
    poll.stop();
  });

  it('end with the page, silently', async () => {
    const { poll, pass, isWaiting, phases, checks } = start();
    isWaiting.mockImplementation(
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new AbortedError('')))),
    );
    await pass(3_000);
    poll.stop();
    await pass(60_000);
    hide(false);
    await pass(60_000);
    expect(checks()).toBe(1);
    expect(phases).toEqual([]);
  });
});
