import type { CDPSession, Page } from 'playwright';
import { amount } from './stubs/notifications.ts';
import type { Subject } from './subjects.ts';

/**
 * The stopwatch stands in the page: in every frame it asks whether the thing is to be seen, and where it is, takes the
 * time after that frame has been painted. As text: a function would arrive with names that only the compiler knows.
 */
const stopwatch = `
window.benchWatch = (mark, isThere, start = () => 0) => requestAnimationFrame(function look() {
  if (isThere()) setTimeout(() => benchSeen(JSON.stringify({ mark, time: performance.now() - start() })));
  else requestAnimationFrame(look);
});
window.benchShows = (element) => Boolean(
  element?.getClientRects().length && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
`;

export type Mark = 'visible' | 'count' | 'open';

/** Milliseconds that a mark took; rejects where it was not seen in time. */
export type Await = (mark: Mark) => Promise<number>;

const patience = 30_000;

/** Sets the stopwatch going with the page's navigation. */
export async function watchLoad(page: Page, session: CDPSession, subject: Subject): Promise<Await> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchSeen' });
  const times = new Map<string, number>();
  const waiting = new Map<string, (time: number) => void>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'benchSeen') return;
    const { mark, time } = JSON.parse(payload) as { mark: string; time: number };
    times.set(mark, time);
    waiting.get(mark)?.(time);
  });
  const count = subject.count ? `benchWatch('count', () => ${subject.count});` : '';
  await page.addInitScript(
    `${stopwatch} benchWatch('visible', () => benchShows(${subject.button})); ${count}`,
  );
  return (mark) =>
    new Promise((resolve, reject) => {
      const known = times.get(mark);
      if (known !== undefined) return resolve(known);
      const late = setTimeout(() => reject(new Error(`${subject.name}: never ${mark}`)), patience);
      waiting.set(mark, (time) => {
        clearTimeout(late);
        resolve(time);
      });
    });
}

/** Starts with the next click, and ends when all rows stand there and are painted. */
export const watchOpening = (rows: string) => `
  addEventListener('click', (event) => {
    benchWatch('open', () => {
      const rows = ${rows};
      return rows.length >= ${amount} && benchShows(rows[0]);
    }, () => event.timeStamp);
  }, { capture: true, once: true });`;
