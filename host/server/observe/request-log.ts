import { loggedPath } from './logged-path.ts';
import type { EndedRequest, Watcher } from './watch-requests.ts';

export const logFormats = ['json', 'short', 'off'] as const;

/** `json` is for machines, a line per request; `short` for a terminal. */
export type LogFormat = (typeof logFormats)[number];

interface LogPlace {
  write: (line: string) => void;
  /** The settings' own paths of calls. */
  paths: () => Record<string, string> | undefined;
}

/** Writes a line for each request that has ended, but for probes of a healthy server. */
export function requestLog(format: Exclude<LogFormat, 'off'>, { write, paths }: LogPlace): Watcher {
  const line = format === 'json' ? jsonLine : shortLine;
  return {
    ended(request) {
      if (request.kind === 'health' && request.status === 200) return;
      write(`${line(request, loggedPath(request.address, paths()))}\n`);
    },
  };
}

function jsonLine(request: EndedRequest, path: string): string {
  const { time, id, method, kind, status, isAborted, ms, bytes, upstream } = request;
  return JSON.stringify({
    time: time.toISOString(),
    id,
    method,
    path,
    kind,
    status,
    ms: Math.round(ms),
    bytes,
    ...(isAborted && { aborted: true }),
    // Null tells that the back end was asked and did not answer.
    ...(upstream && { upstream: upstream.status ?? null, upstreamMs: Math.round(upstream.ms) }),
  });
}

function shortLine({ time, method, status, isAborted, ms }: EndedRequest, path: string): string {
  const clock = time.toTimeString().slice(0, 8);
  return `${clock} ${method} ${path} ${isAborted ? 'aborted' : status} ${Math.round(ms)} ms`;
}
