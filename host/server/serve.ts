import { getRequestListener } from '@hono/node-server';
import { callerReader, type PublicAddress } from './caller.ts';
import type { BackEnd } from './handle-call.ts';
import { createHandler } from './handler.ts';
import type { BackEndState } from './health/back-end-probe.ts';
import { createHealth } from './health/health.ts';
import { listen, type ConnectionLimits, type Listening } from './listen.ts';
import { createMetrics, type Metrics } from './observe/metrics.ts';
import { serveMetrics } from './observe/metrics-server.ts';
import { requestLog, type LogFormat } from './observe/request-log.ts';
import { watchRequests, type Watcher } from './observe/watch-requests.ts';
import { readPageMap } from './page-map.ts';
import type { ReadSettings } from './settings.ts';
import { openStaticFiles } from './static-files.ts';

export interface ServeOptions extends PublicAddress, ConnectionLimits {
  /** 0, the default: any free port. */
  port?: number;
  /** The name or address to listen on; every loopback one by default. */
  host?: string;
  /** The port of the metrics, which are counted only where it is given. */
  metricsPort?: number;
  /** The name or address of the metrics; every loopback one by default. */
  metricsHost?: string;
  /** How each request is logged; not at all by default. */
  log?: LogFormat;
  /** Takes the lines of the log; the standard output by default. */
  writeLog?: (line: string) => void;
  /** The largest body of a call; `BODY_MAX_MB` by default. */
  bodyMaxMb?: number;
}

/** The folders that are served, and who answers calls. */
export interface ServedParts {
  portal: string;
  cdn: string;
  settings: ReadSettings;
  backEnd: BackEnd;
  isReal: boolean;
  askBackEnd: () => Promise<BackEndState>;
}

export interface Served {
  /** E.g. `http://localhost:4173`. */
  address: string;
  port: number;
  metricsPort?: number;
  /** Says in `/readyz` that the server is about to stop; it goes on answering. */
  drain(): void;
  /** Running requests may end within `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** Serves a built portal and its calls on one port. Throws where a port is taken or a setting is wrong. */
export async function serve(options: ServeOptions, parts: ServedParts): Promise<Served> {
  const { port: wanted = 0, host, bodyMaxMb } = options;
  const { settings, backEnd, isReal, portal, cdn } = parts;
  const health = createHealth(parts.askBackEnd);
  const metrics = options.metricsPort === undefined ? undefined : createMetrics();
  const requests = watchRequests([...(metrics ? [metrics] : []), ...logOf(options, settings)]);
  const handler = createHandler({
    portal: { files: openStaticFiles(portal), pages: readPageMap(portal) },
    cdn: openStaticFiles(cdn),
    settings,
    backEnd,
    readCaller: callerReader(options),
    isReal,
    health,
    ...(bodyMaxMb && { bodyMaxMb }),
  });
  const listener = getRequestListener(
    (request, connection) => handler(request, connection, requests.of(connection.incoming)),
    { overrideGlobalObjects: false },
  );
  const opened = await listen(
    (incoming, outgoing) => {
      requests.begin(incoming, outgoing);
      void listener(incoming, outgoing);
    },
    wanted,
    host,
    options,
  );
  const metered = metrics && (await openMetrics(metrics, options, opened));
  return {
    address: `http://${nameOf(host)}:${opened.port}`,
    port: opened.port,
    ...(metered && { metricsPort: metered.port }),
    drain: health.drain,
    async close(graceMs) {
      health.drain();
      await opened.close(graceMs);
      // Last, so that the end of what was under way is still counted.
      await metered?.close(0);
    },
  };
}

function logOf({ log = 'off', writeLog }: ServeOptions, settings: ReadSettings): Watcher[] {
  if (log === 'off') return [];
  const write = writeLog ?? ((line: string) => void process.stdout.write(line));
  return [requestLog(log, { write, paths: () => settings().paths })];
}

async function openMetrics(
  metrics: Metrics,
  { metricsPort = 0, metricsHost }: ServeOptions,
  main: Listening,
) {
  try {
    return await serveMetrics(metrics, metricsPort, metricsHost);
  } catch (error) {
    await main.close(0);
    throw error;
  }
}

/** Not `::1`: a machine may know `localhost` by its other address alone. */
function nameOf(host: string | undefined): string {
  if (!host || ['0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
