import type { RequestListener } from 'node:http';
import { listen, type Listening } from '../listen.ts';
import type { Metrics } from './metrics.ts';

/** Serves the metrics on a port of their own, which visitors of the portal do not reach. */
export function serveMetrics(metrics: Metrics, port: number, host?: string): Promise<Listening> {
  const listener: RequestListener = (incoming, outgoing) => {
    if (incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    if (incoming.method !== 'GET') return void outgoing.writeHead(405, { allow: 'GET' }).end();
    metrics.text().then(
      (text) => outgoing.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        console.error(error);
        outgoing.writeHead(500).end();
      },
    );
  };
  return listen(listener, port, host);
}
