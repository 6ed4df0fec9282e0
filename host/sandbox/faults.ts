import * as v from 'valibot';

const fault = v.object({
  method: v.pipe(v.string(), v.toUpperCase()),
  /** Without the query. */
  path: v.pipe(
    v.string(),
    v.transform((path) => path.replace(/\?.*$/, '')),
  ),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** An object is sent as JSON, a string as text/html. */
  body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Breaks the connection. */
  drop: v.optional(v.boolean(), false),
});

/** How the next calls of a path fail or are late; a fault that only delays lets the true answer follow. */
export type FaultSettings = v.InferInput<typeof fault>;
type Fault = v.InferOutput<typeof fault>;

/** The connection broke before an answer came. A server turns it into a destroyed socket. */
export class ConnectionDropped extends TypeError {
  override name = 'ConnectionDropped';

  constructor() {
    super('the sandbox dropped the connection');
  }
}

export interface Faults {
  /** Throws where the settings are wrong. */
  add(settings: unknown): Fault;
  /** The fault that the call meets, counted down. */
  take(method: string, path: string): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  const waiting: Fault[] = [];
  return {
    add(settings) {
      const added = v.parse(fault, settings);
      waiting.push(added);
      return { ...added };
    },
    take(method, path) {
      const met = waiting.find((known) => known.method === method && known.path === path);
      if (!met) return undefined;
      met.times -= 1;
      if (met.times === 0) waiting.splice(waiting.indexOf(met), 1);
      return met;
    },
    clear: () => void waiting.splice(0),
  };
}

/** Waits, then answers as the fault says; undefined where it only delays. */
export async function meet(
  { status, body, delayMs, drop }: Fault,
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (delayMs > 0) await pause(delayMs, signal);
  if (drop) throw new ConnectionDropped();
  if (typeof body === 'string') {
    return new Response(body, {
      status: status ?? 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
  if (body) return Response.json(body, { status: status ?? 200 });
  return status === undefined ? undefined : new Response(null, { status });
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, delayMs);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
