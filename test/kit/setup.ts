/** The set-up file of an application's tests: `setupFiles: ['portal-widgets/testing/setup']`. */
import { completeBrowserApis } from './browser-apis.ts';
import { cleanup } from './render.tsx';

type AfterEach = (end: () => void) => unknown;

completeBrowserApis();
(await afterEachOfRunner())(cleanup);

/** Jest, Mocha and Vitest with `globals` have a global `afterEach`; otherwise Vitest exports it. */
async function afterEachOfRunner(): Promise<AfterEach> {
  const { afterEach } = globalThis as { afterEach?: AfterEach };
  if (afterEach) return afterEach;
  const vitest = await import('vitest').catch(() => undefined);
  if (!vitest)
    throw new Error(
      'portal-widgets/testing/setup needs Vitest or a global afterEach(). With another test runner, call cleanup() of portal-widgets/testing after each test.',
    );
  return vitest.afterEach;
}
