import type { Tab } from '../tab.ts';
import type { View } from './view.ts';

/** Waits until the page shows everything that it loads, and nothing moves any more. */
export async function settle(tab: Tab, { isLoading }: View): Promise<void> {
  await tab.until('the page', () => document.readyState === 'complete');
  await tab.until(
    'React and a heading',
    () => !('portalFirstPaint' in window) && document.querySelector('h1, h2') !== null,
  );
  if (!isLoading)
    await tab.until('the content', () => {
      const waiting = [...document.querySelectorAll('main [aria-busy=true], main [part=skeleton]')];
      return !waiting.some((one) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < window.innerHeight;
      });
    });
  await tab.run(async () => {
    const isInView = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const limit = new Promise((resolve) => setTimeout(resolve, 4000));
    const ready = async () => {
      // Until what a click starts has begun to move.
      await new Promise((resolve) => setTimeout(resolve, 400));
      await document.fonts.ready;
      const moves = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      const pictures = [...document.images].filter(isInView);
      await Promise.allSettled([
        ...pictures.map((one) => one.decode()),
        ...moves.map(({ finished }) => finished),
      ]);
    };
    await Promise.race([ready(), limit]);
  });
}
