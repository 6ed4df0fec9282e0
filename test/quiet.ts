import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** Waits for two frames: what has changed is rendered then, and has asked for its data. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/**
 * Returns a function that waits until the page has sent no request for a moment. Playwright's `networkidle` waits for
 * half a second each time, which adds up.
 */
export function quietOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => underWay.add(request));
  const done = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  const isQuiet = () => underWay.size === 0 && Date.now() - last > 150;
  const isStillQuiet = async () => {
    if (!isQuiet()) return false;
    // A busy page sends its next request only once it has rendered.
    await frames(page);
    return isQuiet();
  };
  // The limit of the test or of its hook ends this too.
  return async () => {
    while (!(await isStillQuiet())) await delay(40);
  };
}
