import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRecord, requestIdHeader, type RequestRecord } from './request-record.ts';

/** A request that has ended. */
export interface EndedRequest extends RequestRecord {
  time: Date;
  method: string;
  /** As it was sent, with everything secret in it. */
  address: string;
  /** 0 where the connection ended before an answer. */
  status: number;
  /** The connection ended before the answer was complete. */
  isAborted: boolean;
  ms: number;
  /** Sent, headers included. */
  bytes: number;
}

/** Follows requests, e.g. to write a log or to count. */
export interface Watcher {
  begun?(): void;
  ended(request: EndedRequest): void;
}

export interface WatchedRequests {
  /** Called before anything reads the request. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** The record of a request that has begun. */
  of(incoming: object): RequestRecord;
}

/** Gives each request its record, and tells the watchers how it ends. */
export function watchRequests(watchers: readonly Watcher[]): WatchedRequests {
  const records = new WeakMap<object, RequestRecord>();
  return {
    begin(incoming, outgoing) {
      const record = newRecord(incoming.headers[requestIdHeader]);
      records.set(incoming, record);
      const time = new Date();
      const begun = performance.now();
      const { socket } = incoming;
      const bytesBefore = socket.bytesWritten;
      for (const watcher of watchers) watcher.begun?.();
      outgoing.once('close', () => {
        const ended: EndedRequest = {
          ...record,
          time,
          method: incoming.method ?? '',
          address: incoming.url ?? '',
          status: outgoing.headersSent ? outgoing.statusCode : 0,
          // Not `writableFinished`: a client may close its end as soon as it has read the last byte.
          isAborted: !outgoing.writableEnded,
          ms: performance.now() - begun,
          bytes: socket.bytesWritten - bytesBefore,
        };
        for (const watcher of watchers) watcher.ended(ended);
      });
    },
    of: (incoming) => records.get(incoming) ?? newRecord(),
  };
}
