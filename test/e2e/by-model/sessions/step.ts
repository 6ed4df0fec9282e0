import type fc from 'fast-check';
import type { Model, TabModel, User } from './model.ts';
import { brokenPromises } from './promises.ts';
import type { RealTab } from '../real-tab.ts';
import { settleBy } from '../settle.ts';
import type { World } from './world.ts';

export type Step = fc.AsyncCommand<Model, World>;

export interface Doing {
  model: Model;
  tab: TabModel;
  world: World;
  real: RealTab;
}

export const answer = ({ page }: RealTab, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Waits until the tabs are quiet and every promise holds; fails with those that do not. */
export async function settle(model: Model, world: World): Promise<void> {
  await settleBy(async () => {
    for (const [index, real] of world.tabs.entries()) {
      if (model.tabs[index]?.isFrozen) continue;
      // Back leads to a link of another organisation again.
      const stay = answer(real, '留在当前机构');
      if (await stay.isVisible().catch(() => false)) await stay.click().catch(() => undefined);
    }
    return brokenPromises(model, world);
  });
  model.isPollDue = false;
  for (const real of world.tabs) {
    real.sent = [];
    real.navigations = [];
  }
}

/** There are two to four. */
export const chosen = <Tab>(tabs: readonly Tab[], index: number) => tabs[index % tabs.length];

/** A step in one tab, which has to be awake. */
export function inTab(
  name: string,
  index: number,
  run: (doing: Doing) => Promise<void>,
  may: (tab: TabModel, model: Model) => boolean = () => true,
): Step {
  return {
    check: (model) => {
      const tab = chosen(model.tabs, index);
      return tab !== undefined && !tab.isFrozen && may(tab, model);
    },
    async run(model, world) {
      const [tab, real] = [chosen(model.tabs, index), chosen(world.tabs, index)];
      if (!tab || !real) throw new Error(`there is no tab ${index}`);
      await run({ model, tab, world, real });
      await settle(model, world);
    },
    toString: () => `tab ${index}: ${name}`,
  };
}

/** A step of the server, the browser or the machine. */
export const atLarge = (
  name: string,
  run: (model: Model, world: World) => Promise<void>,
  may: (model: Model) => boolean = () => true,
): Step => ({
  check: may,
  async run(model, world) {
    await run(model, world);
    await settle(model, world);
  },
  toString: () => name,
});

export const isUser = (tab: TabModel): tab is TabModel & { shows: User } => tab.shows !== 'nobody';
