import { randomUUID } from 'node:crypto';

/**
 * The kinds of what is asked for; each is a label of the metrics. `unread` until the handler has read the path: the listener
 * itself refuses a request without a proper host.
 */
export const routeKinds = [
  'page',
  'file',
  'cdn',
  'settings',
  'statistics',
  'call',
  'health',
  'refused',
  'unread',
] as const;

export type RouteKind = (typeof routeKinds)[number];

/** A request while it runs, described by those who answer it. */
export interface RequestRecord {
  id: string;
  kind: RouteKind;
  /** The back end that was asked, when it is a real one. */
  upstream?: Upstream;
}

export interface Upstream {
  /** Undefined where it did not answer. */
  status?: number;
  /** Until its headers came, or until it was given up. */
  ms: number;
}

export const requestIdHeader = 'x-request-id';

/**
 * A proxy's id is kept, so that its log and ours name the same; anything else could write into logs and headers. nginx reads
 * the pattern too.
 */
export const requestIdPattern = '^[A-Za-z0-9][A-Za-z0-9_.:-]{7,63}$';

export const isRequestId = (id: unknown): id is string =>
  typeof id === 'string' && new RegExp(requestIdPattern).test(id);

export function newRecord(id?: unknown): RequestRecord {
  return { id: isRequestId(id) ? id : randomUUID(), kind: 'unread' };
}
