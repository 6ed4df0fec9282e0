import type { BackEndState } from './back-end-probe.ts';

/** `/healthz` says that the process lives, `/readyz` that it should get requests. No page has these paths. */
export const healthPaths = ['/healthz', '/readyz'] as const;

/** The answer of `/healthz`, by nginx too. */
export const alive = { status: 'ok' };

export type HealthPath = (typeof healthPaths)[number];

export const isHealthPath = (path: string): path is HealthPath =>
  (healthPaths as readonly string[]).includes(path);

export interface Health {
  answer(path: HealthPath): Promise<Response>;
  /** From now on the server is not ready: it is about to stop. */
  drain(): void;
}

export function createHealth(askBackEnd: () => Promise<BackEndState>): Health {
  let isStopping = false;
  return {
    async answer(path) {
      if (path === '/healthz') return answerWith(200, alive);
      if (isStopping) return answerWith(503, { status: 'stopping' });
      const backEnd = await askBackEnd();
      const isReady = backEnd === 'ready';
      return answerWith(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', backEnd });
    },
    drain: () => void (isStopping = true),
  };
}

const answerWith = (status: number, state: Record<string, string>) =>
  Response.json(state, { status, headers: { 'cache-control': 'no-store' } });
