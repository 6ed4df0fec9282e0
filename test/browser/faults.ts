import type { FaultSettings } from '#host/sandbox/index.ts';

export type Fault = Omit<FaultSettings, 'method' | 'path'>;

/** How the user's session ends. */
export const signedOut: Fault = { status: 401, body: { code: 401, msg: '登录已失效，请重新登录' } };

export const brokenConnection: readonly [string, Fault] = ['a broken connection', { drop: true }];

/**
 * Faults of a query: no response, and one that the schema of its endpoint refuses. These two stand for all, since the
 * unit tests of the client prove that every kind of failure reaches a component as the same rejection.
 */
export const readingFaults: readonly (readonly [string, Fault])[] = [
  brokenConnection,
  ['a wrong shape', { body: { code: 200, data: true } }],
];

/** Faults of a mutation: nobody knows whether it has arrived, and the server refuses it with words of its own. */
export const writingFaults: readonly (readonly [string, Fault])[] = [
  brokenConnection,
  ['a refusal', { body: { code: 400, msg: '操作太频繁' } }],
];
