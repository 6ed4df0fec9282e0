import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalReport } from '#src/reports/report.ts';
import { createSender } from '#src/reports/send.ts';
import { REPORT_BATCH_MAX } from '#src/rules/limits.ts';

const report = (at: number): PortalReport => ({
  type: 'chunk',
  file: 'a.js',
  release: '0.2.0',
  view: '/index',
  at,
});

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const reportsIn = (body: unknown) => (JSON.parse(String(body)) as { reports: unknown[] }).reports;

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset().mockRejectedValue(new TypeError('no line')));
  Object.assign(navigator, { sendBeacon: sendBeacon.mockReset().mockReturnValue(true) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

describe('reports', () => {
  it('wait until they are flushed, and are sent once', () => {
    const { add, flush } = createSender(() => '/reports');
    add(report(1));
    add(report(2));
    expect(sendBeacon).not.toHaveBeenCalled();
    flush();
    flush();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/reports');
    expect(reportsIn(body)).toEqual([report(1), report(2)]);
  });

  it(`are sent when there are ${REPORT_BATCH_MAX}`, () => {
    const { add } = createSender(() => '/reports');
    for (let at = 0; at <= REPORT_BATCH_MAX; at++) add(report(at));
    expect(sendBeacon.mock.calls.map(([, body]) => reportsIn(body).length)).toEqual([REPORT_BATCH_MAX]);
  });

  it('go nowhere without an address', () => {
    const { add, flush } = createSender(() => '');
    add(report(1));
    flush();
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser has no beacon', () => Object.assign(navigator, { sendBeacon: undefined })],
    ['the browser takes no further beacon', () => sendBeacon.mockReturnValue(false)],
  ])('outlive the page by another way where %s, and may fail there', (_, arrange) => {
    arrange();
    const { add, flush } = createSender(() => '/reports');
    add(report(1));
    flush();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, init?.keepalive]).toEqual(['/reports', 'POST', true]);
    expect(reportsIn(init?.body)).toEqual([report(1)]);
  });
});
