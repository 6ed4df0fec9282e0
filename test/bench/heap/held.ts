import type { CDPSession, Page } from 'playwright';
import type { Held } from './growth.ts';
import type { Leftovers } from './leftovers.ts';

/** Effects of a page that has gone are cleaned up later, and some memory is only free after several collections. */
const IDLE_MS = 3000;
const COLLECTIONS = 4;

/** Collects the garbage, and counts what the page still holds. */
export async function heldOf(page: Page, session: CDPSession): Promise<Held> {
  await page.waitForTimeout(IDLE_MS);
  for (let time = 0; time < COLLECTIONS; time++) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  const left = await page.evaluate(() => (Reflect.get(window, 'leftovers') as () => Leftovers)());
  return {
    heapMB: metric('JSHeapUsedSize') / 1_048_576,
    nodes: metric('Nodes'),
    detached: detachedNodes.length,
    listeners: metric('JSEventListeners'),
    ...left,
  };
}
