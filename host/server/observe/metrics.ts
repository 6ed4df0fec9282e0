import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Watcher } from './watch-requests.ts';

export interface Metrics extends Watcher {
  /** All values, in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** From a file in the cache to a call that nearly runs into its time-out. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counts requests and calls to the back end; Node's own numbers, such as its memory, come along. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests that have ended, by the kind of route and the class of the status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'From the headers of a request until its answer has been sent',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const backEnd = new Histogram({
    name: 'portal_backend_duration_seconds',
    help: 'From the call to the back end until its headers came; the status is none where it did not answer',
    labelNames: ['status'],
    buckets,
    registers,
  });
  const running = new Gauge({
    name: 'portal_requests_running',
    help: 'Requests that have begun and not ended',
    registers,
  });
  return {
    begun: () => running.inc(),
    ended({ kind, status, isAborted, ms, upstream }) {
      running.dec();
      requests.inc({ kind, status: isAborted ? 'aborted' : classOf(status) });
      durations.observe({ kind }, ms / 1000);
      if (upstream) backEnd.observe({ status: classOf(upstream.status) }, upstream.ms / 1000);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

const classOf = (status?: number) => (status ? `${Math.floor(status / 100)}xx` : 'none');
