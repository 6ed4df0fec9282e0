import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations that axe finds in the current page, or in the part that a selector names, and the repeated ids. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Content that is skipped below the fold keeps the colours of the former theme until it is rendered.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
  });
  await settle(page);
  const found = await runAxe(page, {}, part);
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(await repeatedIds(page)),
  ];
}

/**
 * Returns the targets of a pointer that are smaller than 24 px and too close to another one, as WCAG 2.5.8 has it. A button
 * that floats over a target does not count: the target comes from under it when the page is scrolled.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const found = await runAxe(page, { runOnly: { type: 'rule', values: ['target-size'] } });
  return found
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !any.some(({ data }) => String(data?.messageKey).startsWith('partiallyObscured')))
    .map(({ html }) => `${html.slice(0, 160)}: too small a target`);
}

async function runAxe(page: Page, options: RunOptions, part?: string): Promise<AxeResults['violations']> {
  // Evaluated through Playwright, since the content security policy blocks scripts of another origin.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    ([selector, given]) =>
      (
        window as unknown as { axe: { run: (part: unknown, options: object) => Promise<AxeResults> } }
      ).axe.run(selector ?? document, { ...given, resultTypes: ['violations'] }),
    [part, options] as const,
  );
  return results.violations;
}

/** A link or a label finds the first of two elements with the same id, which axe checks no more. */
async function repeatedIds(page: Page): Promise<string[]> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `repeated id: ${id}`);
}

/**
 * Ends all transitions: what is between two colours has an intermediate contrast. A transition of an inherited colour
 * starts another one in the next frame, so three frames in a row have to be without any.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0; still < 3; still++) {
      await new Promise(requestAnimationFrame);
      for (const one of document.getAnimations()) {
        if (one.effect?.getComputedTiming().iterations === Infinity) continue;
        one.finish();
        still = -1;
      }
    }
  });
}

/** Returns the horizontal overflow of the page in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
