import { REPORT_BATCH_MAX } from '../rules/limits.ts';
import type { PortalReport } from './report.ts';

export interface Sender {
  add(report: PortalReport): void;
  /** Sends what waits. */
  flush(): void;
}

/** Sends reports to an address, many at a time: `{"reports":[…]}` as plain text, which needs no question to another origin. */
export function createSender(address: () => string): Sender {
  let waiting: PortalReport[] = [];

  function flush() {
    const url = address();
    const body = JSON.stringify({ reports: waiting });
    const isEmpty = waiting.length === 0;
    waiting = [];
    if (!url || isEmpty || navigator.sendBeacon?.(url, body)) return;
    fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => {});
  }

  return {
    add(report) {
      waiting.push(report);
      if (waiting.length === REPORT_BATCH_MAX) flush();
    },
    flush,
  };
}
