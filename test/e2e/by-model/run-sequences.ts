import fc from 'fast-check';
import type { Browser } from 'playwright';
import { launchBrowser } from './browser-world.ts';

/** A part of the portal whose promises generated sequences of steps try to break. */
export interface Trial<Model extends object, World extends object> {
  name: string;
  steps: fc.Arbitrary<fc.AsyncCommand<Model, World>>[];
  /** Of one sequence. */
  stepsMax: number;
  /** Pages may come back from the browser's back-forward cache. */
  hasBackForwardCache?: true;
  open(browser: Browser): Promise<World>;
  /** Begins a sequence with a fresh browser and server. */
  begin(world: World): Promise<Model>;
  /** Ends it; fails where a promise does not hold that the steps need not keep at once. */
  end?(model: Model, world: World): Promise<void>;
}

/** Runs so many sequences in one browser; `isShrunk`: one that fails is made as short as it can be. */
export async function runSequences<Model extends object, World extends object>(
  { name, steps, stepsMax, hasBackForwardCache, open, begin, end }: Trial<Model, World>,
  numRuns: number,
  isShrunk: boolean,
): Promise<void> {
  const { MODEL_SEED, MODEL_PATH, MODEL_REPLAY: replayPath } = process.env;
  const seed = MODEL_SEED ? Number(MODEL_SEED) : seedOfToday();
  const browser = await launchBrowser(hasBackForwardCache === true);
  const world = await open(browser);
  try {
    const out = await fc.check(
      fc.asyncProperty(
        fc.commands(steps, { maxCommands: stepsMax, size: 'max', replayPath }),
        async (sequence) => {
          const model = await begin(world);
          await fc.asyncModelRun(() => ({ model, real: world }), sequence);
          await end?.(model, world);
        },
      ),
      { seed, numRuns, endOnFailure: !isShrunk, ...(MODEL_PATH && { path: MODEL_PATH }) },
    );
    report(name, out);
  } finally {
    await browser.close();
  }
}

/** 20261127 */
function seedOfToday(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Tells how a sequence that fails is run once more. */
function report<Step>(name: string, out: fc.RunDetails<[Iterable<Step>]>): void {
  if (!out.failed) return;
  const { seed, counterexamplePath, counterexample, numRuns, errorInstance } = out;
  const sequence = String(counterexample);
  const replay = /replayPath="([^"]+)"/.exec(sequence)?.[1] ?? '';
  throw new Error(
    `sequence ${numRuns} of ${name}: ${sequence}
once more: MODEL_SEED=${seed} MODEL_PATH=${counterexamplePath} MODEL_REPLAY=${replay} npm run check:sessions -- -t ${name}
${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`,
  );
}
