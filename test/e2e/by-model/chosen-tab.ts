import type { Page } from 'playwright';
import type { RealTab } from './real-tab.ts';

/** The tab that a step is about. */
export function tabOf({ tabs }: { tabs: readonly RealTab[] }, index: number): RealTab {
  const real = tabs[index];
  if (!real) throw new Error(`there is no tab ${index}`);
  return real;
}

/** The tab that a step is about, as the model and as the browser have it. */
export function chosen<TabModel>(
  model: { tabs: readonly TabModel[] },
  world: { tabs: readonly RealTab[] },
  index: number,
): { tab: TabModel; real: RealTab; page: Page } {
  const tab = model.tabs[index];
  if (!tab) throw new Error(`the model has no tab ${index}`);
  const real = tabOf(world, index);
  return { tab, real, page: real.page };
}
