import type { Page } from 'playwright';
import type { RealTab } from './real-tab.ts';

/** The tab that a step is about, as the model and as the browser have it. */
export function chosen<TabModel>(
  model: { tabs: readonly TabModel[] },
  world: { tabs: readonly RealTab[] },
  index: number,
): { tab: TabModel; real: RealTab; page: Page } {
  const [tab, real] = [model.tabs[index], world.tabs[index]];
  if (!tab || !real) throw new Error(`there is no tab ${index}`);
  return { tab, real, page: real.page };
}
