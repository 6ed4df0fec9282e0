import fc from 'fast-check';
import { chromium, type Browser } from 'playwright';
import { findChromium, headlessOptions } from '#test/chromium.ts';
import { control } from '../../browser.ts';
import { allowDisturbances } from './disturbances.ts';
import { newModel } from './model.ts';
import { openTab } from './real-tab.ts';
import { settle, type Step } from './step.ts';
import { steps } from './steps.ts';
import type { World } from './world.ts';

/** Long enough for a log-in, a change that a tab misses, and a return. */
const STEPS_MAX = 10;

/** One browser with a back-forward cache, which the shell without a screen lacks; its files stay cached. */
export async function runSequences(numRuns: number, isShrunk: boolean): Promise<void> {
  const { SESSION_SEED, SESSION_PATH, SESSION_REPLAY: replayPath } = process.env;
  const seed = SESSION_SEED ? Number(SESSION_SEED) : seedOfToday();
  const browser = await launch();
  const world = await openWorld(browser);
  try {
    const out = await fc.check(
      fc.asyncProperty(
        fc.commands(steps, { maxCommands: STEPS_MAX, size: 'max', replayPath }),
        async (sequence) => {
          await beginAgain(world);
          const model = newModel();
          await settle(model, world);
          for (const real of world.tabs) await real.forgetHistory();
          await fc.asyncModelRun(() => ({ model, real: world }), sequence);
        },
      ),
      { seed, numRuns, endOnFailure: !isShrunk, ...(SESSION_PATH && { path: SESSION_PATH }) },
    );
    report(out);
  } finally {
    await browser.close();
  }
}

/** 20261127 */
function seedOfToday(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Tells how a sequence that fails is run once more. */
function report(out: fc.RunDetails<[Iterable<Step>]>): void {
  if (!out.failed) return;
  const { seed, counterexamplePath, counterexample, numRuns, errorInstance } = out;
  const sequence = String(counterexample);
  const replay = /replayPath="([^"]+)"/.exec(sequence)?.[1] ?? '';
  throw new Error(
    `sequence ${numRuns}: ${sequence}
once more: SESSION_SEED=${seed} SESSION_PATH=${counterexamplePath} SESSION_REPLAY=${replay} npm run check:sessions
${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`,
  );
}

const launch = () =>
  chromium.launch({
    ...headlessOptions(),
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

async function openWorld(browser: Browser): Promise<World> {
  const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  await context.clock.install();
  await allowDisturbances(context);
  return { context, tabs: [], owners: new Map(), control };
}

async function beginAgain(world: World): Promise<void> {
  const { context, tabs } = world;
  for (const real of tabs) await real.page.close();
  await context.clearCookies();
  await control('reset', {});
  await context.clock.setSystemTime(Date.now());
  world.owners.clear();
  world.tabs = [await openTab(context), await openTab(context)];
  const [first, ...others] = world.tabs;
  // Its storage can be cleared once it has a page.
  await first?.goTo('/favicon.svg');
  await first?.page.evaluate(() => localStorage.clear());
  for (const real of [first, ...others]) await real?.goTo('/index');
}
