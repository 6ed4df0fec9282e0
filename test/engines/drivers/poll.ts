import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '../../patience.ts';

const PAUSE_MS = 50;

/** Repeats a step until it succeeds. Vitest's own waiting is only there within a test, and drivers start outside, too. */
export async function poll<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** A script never answers if its page is left meanwhile; another one does. */
export async function lostAnswer(): Promise<never> {
  await sleep(5000);
  throw new Error('no answer of the page');
}
