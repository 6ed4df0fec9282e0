import { startServer } from '#host/server/start.ts';

/** The folder of another portal build, or the address at which another checkout serves its own. */
export const former = process.env.FORMER;

/**
 * Serves the other build, so that two releases are compared in one run. A build that is much older than today's sandbox
 * needs its own, so `npm start` in its checkout serves it.
 */
export async function serveFormer(): Promise<{ address: string; close: () => Promise<void> } | undefined> {
  if (!former) return undefined;
  return /^https?:/.test(former)
    ? { address: former, close: async () => {} }
    : startServer({ portal: former });
}
