import type { CDPSession, Page } from 'playwright';
import { amount } from './stubs/notifications.ts';
import type { Subject } from './subjects.ts';

/**
 * The stopwatch runs in the page: in every frame it checks whether the subject is visible, and then takes the time
 * after that frame has been painted. Passed as text: a function would contain helper names of the compiler.
 */
const stopwatch = `
window.benchWatch = (mark, isThere, start = () => 0) => requestAnimationFrame(function look() {
  if (isThere()) setTimeout(() => benchSeen(JSON.stringify({ mark, time: performance.now() - start() })));
  else requestAnimationFrame(look);
});
window.benchShows = (element) => Boolean(
  element?.getClientRects().length && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
window.benchSight = (rows) => {
  let top = 0, bottom = innerHeight, node = rows[0];
  while ((node = node.assignedSlot ?? node.parentNode ?? node.host)) {
    if (!(node instanceof Element) || getComputedStyle(node).overflowY === 'visible') continue;
    const box = node.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  const seen = [];
  for (const row of rows) {
    const box = (row.closest('li') ?? row).getBoundingClientRect();
    if (box.top >= bottom) break;
    if (box.bottom > top) seen.push((row.closest('li') ?? row).textContent);
  }
  return Math.round(bottom - top) + seen.join('|');
};
`;

export type Mark = 'visible' | 'count' | 'open' | 'all';

/** Resolves to the milliseconds until a mark; rejects if the mark was not visible in time. */
export type Await = (mark: Mark) => Promise<number>;

const patience = 30_000;

/** Starts the stopwatch with the page's navigation. */
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

/**
 * Starts with the next click. Every frame records the visible part of the list, clipped by its scroll containers: its
 * size, and the text of each row. Once all rows are rendered, the panel was visually complete in the first frame that
 * looks the same as the last one.
 */
export const watchOpening = (rows: string) => `
  addEventListener('click', (event) => {
    const frames = [];
    const mark = (name, time) => benchSeen(JSON.stringify({ mark: name, time: time - event.timeStamp }));
    requestAnimationFrame(function look() {
      const found = ${rows};
      const sight = benchShows(found[0]) ? benchSight(found) : '';
      setTimeout(() => {
        const time = performance.now();
        frames.push({ sight, time });
        if (!sight || found.length < ${amount}) return requestAnimationFrame(look);
        mark('open', frames.find((frame) => frame.sight === sight).time);
        mark('all', time);
      });
    });
  }, { capture: true, once: true });`;
