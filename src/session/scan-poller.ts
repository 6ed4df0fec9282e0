import type { SendOptions } from '../http/endpoint.ts';
import { MissingSettingError, PortalError, RefusedError } from '../http/errors.ts';
import type { Portal } from '../portal.ts';
import { askAfterScan, type ScanNews } from './scan-login.ts';

/** How long a QR code is shown, in milliseconds. */
export const SCAN_LIFE_MS = 2 * 60_000;

const POLL_MS = 2000;
const slowestPollMs = 16_000;

/** What became of a QR code. `refused`: whoever scanned it, or the server, said no. */
export type ScanResult = Exclude<ScanNews, { type: 'none' }> | { type: 'refused'; message: string };

type Scanner = Pick<Portal, 'http' | 'session' | 'language'>;

/** Asks once whether somebody has scanned; by default to log in. */
export type AskAfterScan = (portal: Scanner, state: string, options?: SendOptions) => Promise<ScanNews>;

/**
 * Asks after the scan of a QR code until there is news of it or it has expired. Rests while the page is hidden, and
 * slows down while the network fails. Rejects only when the signal aborts it.
 */
export async function pollScan(
  portal: Scanner,
  state: string,
  signal: AbortSignal,
  ask: AskAfterScan = askAfterScan,
): Promise<ScanResult> {
  const end = Date.now() + SCAN_LIFE_MS;
  let pause = POLL_MS;
  // Without the secret of the signed calls only the way back in this browser is left.
  let asks = true;
  while (Date.now() < end) {
    await sleep(Math.min(pause, Math.max(0, end - Date.now())), signal);
    if (!asks || document.visibilityState === 'hidden') continue;
    try {
      const news = await ask(portal, state, { signal });
      if (news.type !== 'none') return news;
      pause = POLL_MS;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RefusedError && typeof error.code === 'number' && error.code < 500) {
        return { type: 'refused', message: error.message };
      }
      if (error instanceof MissingSettingError) asks = false;
      else if (!(error instanceof PortalError)) throw error;
      pause = Math.min(pause * 2, slowestPollMs);
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
