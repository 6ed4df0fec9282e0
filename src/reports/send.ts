import { REPORT_BATCH_MAX } from '../rules/limits.ts';
import type { PortalReport } from './report.ts';

export interface Sender {
  add(report: PortalReport): void;
  /** Sends what waits. */
  flush(): void;
}

/**
 * Sends reports to an address, many at a time: `{"reports":[…]}` as plain text, before which no browser asks another origin
 * for leave. Without an address they are dropped.
 */
export function createSender(address: () => string): Sender {
  let waiting: PortalReport[] = [];

  function flush() {
    const body = JSON.stringify({ reports: waiting });
    const url = waiting.length > 0 && address();
    waiting = [];
    if (!url || navigator.sendBeacon?.(url, body)) return;
    fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {});
  }

  return {
    add(report) {
      if (waiting.push(report) === REPORT_BATCH_MAX) flush();
    },
    flush,
  };
}
