import type { CDPSession, Page } from 'playwright';
import { frames, quietOf } from '../../quiet.ts';
import type { Control } from './in-page.ts';

/** Time for the browser to report a frame, and for a page that answers no click at all. */
const REPORT_MS = 60;
const QUIET_MS = 2500;

/** Between two keys: a quick typist. */
const KEY_PAUSE_MS = 80;

const SLOWDOWN = 4;

/**
 * On a busy machine the browser's event timing counts the other processes too. `MEASURE=cpu` takes the CPU time of the
 * page's main thread instead, four times as much as it has: more than the latency, since it includes all that follows the
 * first frame, e.g. the response of a call.
 */
export const isCpuMeasured = process.env.MEASURE === 'cpu';

/** A page under measurement. */
export interface Stage {
  page: Page;
  session: CDPSession;
  /** Waits until the page has answered what was done to it. */
  settle: () => Promise<void>;
}

export async function stageOf(page: Page): Promise<Stage> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const quiet = quietOf(page);
  const settle = async () => {
    const answered = Promise.race([quiet(), page.waitForTimeout(QUIET_MS)]).then(() => frames(page));
    // A link out of the portal opens another document.
    await answered.catch(() => page.waitForLoadState());
    await page.waitForTimeout(REPORT_MS);
  };
  return { page, session, settle };
}

export async function slowDown({ session }: Stage): Promise<void> {
  if (isCpuMeasured) return;
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** For all that is not measured. */
export async function fullSpeed({ session }: Stage): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** In ms, since the page began. */
async function cpuTime({ session }: Stage): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Uses a control by real input. Returns the times of its interactions, none where it cannot be reached. */
export async function operate(stage: Stage, { key, kind }: Control, withFrame: boolean): Promise<number[]> {
  const { page, settle } = stage;
  const at = await page.evaluate(([one, all]) => window.felt.place(one, all), [key, withFrame] as const);
  if (!at) return [];
  await frames(page);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(REPORT_MS);
  await page.evaluate(() => void window.felt.takeTimings());
  let start = await cpuTime(stage);
  if (kind === 'drag') {
    await page.mouse.down();
    for (let step = 1; step <= 5; step++) await page.mouse.move(at.x, at.y + step * 24);
    await page.mouse.up();
  } else {
    await page.mouse.click(at.x, at.y);
  }
  const keys = keysOf[kind] ?? [];
  if (keys.length > 0) {
    await settle();
    // The click into a field has a place among the clicks; its keys have a limit of their own.
    await page.evaluate(() => void window.felt.takeTimings());
    start = await cpuTime(stage);
  }
  for (const one of keys) {
    await page.keyboard.press(one);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await settle();
  if (isCpuMeasured)
    return [Math.round(((await cpuTime(stage)) - start) * SLOWDOWN) / Math.max(1, keys.length)];
  return page.evaluate(() => window.felt.takeTimings());
}

const keysOf: Partial<Record<Control['kind'], readonly string[]>> = {
  type: ['1', '2', 'Backspace', '3', '4'],
  choose: ['ArrowDown', 'ArrowUp'],
  slide: ['ArrowRight', 'ArrowLeft'],
};
