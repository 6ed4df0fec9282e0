import type fc from 'fast-check';
import type { Page } from 'playwright';
import type { RealTab } from '../real-tab.ts';
import { settlingSteps } from '../settle.ts';
import type { Model, TabModel, World } from './model.ts';
import { settle } from './promises.ts';

export type Step = fc.AsyncCommand<Model, World>;

export const step = settlingSteps(settle);

export function chosen(
  model: Model,
  world: World,
  index: number,
): { tab: TabModel; real: RealTab; page: Page } {
  const [tab, real] = [model.tabs[index], world.tabs[index]];
  if (!tab || !real) throw new Error(`there is no tab ${index}`);
  return { tab, real, page: real.page };
}

/** A page can be loaded, and takes no save with it that is on its way. */
export const mayLoad = (model: Model) => !model.isLate && !model.isOffline;
export const isPunctual = ({ isLate }: Model) => !isLate;
