import { disturb, type Disturbances } from './disturbances.ts';
import type { RealTab } from '../real-tab.ts';
import { chosen, inTab, settle, type Step } from './step.ts';

/** A load asks the browser anew. */
const load = (name: string, index: number, go: (real: RealTab) => Promise<unknown>) =>
  inTab(name, index, async ({ tab, real }) => {
    await go(real);
    tab.former.clear();
  });

export const open = (index: number, path: string) => load(`open ${path}`, index, (real) => real.goTo(path));
export const reload = (index: number) =>
  load('reload', index, ({ page }) => page.reload({ waitUntil: 'commit' }).catch(() => undefined));
/** Back within a page asks nobody; a page that comes from the back-forward cache asks as a load does. */
export const goBack = (index: number) =>
  inTab('go back', index, async ({ tab, real: { page } }) => {
    await page.evaluate(() => Object.assign(window, { isLeft: true }));
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    const isOther = await page.evaluate(() => !('isLeft' in window)).catch(() => false);
    if (isOther) tab.former.clear();
  });
export const lookAt = (index: number) => load('look at it', index, (real) => real.lookAt());

export const freeze = (index: number) =>
  inTab('freeze', index, async ({ tab, real }) => {
    await real.setFrozen(true);
    tab.isFrozen = true;
  });

/** A frozen tab gets its messages late, and is looked at by then. */
export const wake = (index: number): Step => ({
  check: (model) => chosen(model.tabs, index)?.isFrozen === true,
  async run(model, world) {
    const [tab, real] = [chosen(model.tabs, index), chosen(world.tabs, index)];
    if (!tab || !real) throw new Error(`there is no tab ${index}`);
    await real.setFrozen(false);
    await real.lookAt();
    tab.isFrozen = false;
    tab.former.clear();
    await settle(model, world);
  },
  toString: () => `tab ${index}: wake`,
});

export const suffer = (index: number, change: Partial<Disturbances>) =>
  inTab(
    `messages ${change.messages ?? ''} storage is full: ${change.isStorageFull}`,
    index,
    async ({ tab, real }) => {
      await disturb(real.page, change);
      if (change.messages) tab.losesMessages = change.messages === 'are lost';
      if (change.isStorageFull !== undefined) tab.isStorageFull = change.isStorageFull;
    },
  );
