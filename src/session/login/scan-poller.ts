import type { SendOptions } from '../../http/endpoint.ts';
import { MissingSettingError, PortalError, RefusedError } from '../../http/errors.ts';
import type { Portal } from '../../portal.ts';
import { askAfterScan, type ScanStatus } from './scan-login.ts';
import { monotonicNow } from '../../rules/monotonic-clock.ts';
import { SCAN_LIFE_MS, SCAN_POLL_MIN_MS, SCAN_POLL_MAX_MS } from '../../rules/limits.ts';

/** The result of a QR code; `refused` means that the user or the server rejected the login. */
export type ScanResult = Exclude<ScanStatus, { type: 'none' }> | { type: 'refused'; message: string };

type Scanner = Pick<Portal, 'http' | 'session' | 'language'>;

/** Sends one request for the result of a scan; `askAfterScan`, which logs in, is the default. */
export type AskAfterScan = (portal: Scanner, state: string, options?: SendOptions) => Promise<ScanStatus>;

/**
 * Polls the result of a QR code until it is scanned or expires. Pauses while the page is hidden, and backs
 * off while the network fails. Rejects only when the signal aborts it.
 */
export async function pollScan(
  portal: Scanner,
  state: string,
  signal: AbortSignal,
  ask: AskAfterScan = askAfterScan,
): Promise<ScanResult> {
  const end = monotonicNow() + SCAN_LIFE_MS;
  let pause = SCAN_POLL_MIN_MS;
  // Without the key for signed requests we cannot poll; only the redirect in this browser can complete the
  // login.
  let asks = true;
  while (monotonicNow() < end) {
    await sleep(Math.min(pause, Math.max(0, end - monotonicNow())), signal);
    if (!asks || document.visibilityState === 'hidden') continue;
    try {
      const status = await ask(portal, state, { signal });
      if (status.type !== 'none') return status;
      pause = SCAN_POLL_MIN_MS;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RefusedError && typeof error.code === 'number' && error.code < 500) {
        return { type: 'refused', message: error.message };
      }
      if (error instanceof MissingSettingError) asks = false;
      else if (!(error instanceof PortalError)) throw error;
      pause = Math.min(pause * 2, SCAN_POLL_MAX_MS);
    }
  }
  return { type: 'expired' };
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
