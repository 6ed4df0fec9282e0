import { openTab, type RealTab } from '../real-tab.ts';
import { PAGE, see } from './editor.ts';
import { newTab, type TabModel } from './model.ts';
import { chosen } from '../chosen-tab.ts';
import { mayLoad } from '../line.ts';
import { step } from './step.ts';

/** After a load, what was not saved is there; what was saved may have been replaced. */
async function expectAfterLoad(tab: TabModel, real: RealTab): Promise<void> {
  const { status } = await see(real);
  if (/^\s*(?:已保存|内容会)/.test(status)) tab.typed = null;
}

export const reload = (index: number) =>
  step(
    `tab ${index}: reload`,
    async (model, world) => {
      const { tab, real, page } = chosen(model, world, index);
      await expectAfterLoad(tab, real);
      await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    },
    mayLoad,
  );

/** Within the page, or with a load. */
export const leaveAndComeBack = (index: number, isLoad: boolean) =>
  step(
    `tab ${index}: leave ${isLoad ? 'the portal' : 'the page'} and come back`,
    async (model, world) => {
      const { tab, real, page } = chosen(model, world, index);
      await expectAfterLoad(tab, real);
      const { pathname } = new URL(page.url());
      if (isLoad) await real.goTo('/favicon.svg');
      else await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForFunction((path) => location.pathname !== path, pathname);
      await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
      // A page of the back-forward cache tells of no navigation. A new document may have been saved, and got its id, meanwhile.
      await page.waitForFunction((path) => location.pathname === path, pathname);
    },
    mayLoad,
  );

export const openNew = (index: number) =>
  step(
    `tab ${index}: open a new document`,
    async (model, world) => {
      const { tab, real } = chosen(model, world, index);
      tab.typed = null;
      await real.goTo(PAGE);
    },
    mayLoad,
  );

export const openOther = (index: number) =>
  step(
    `tab ${index}: open the document of the other tab`,
    async (model, world) => {
      const { tab, real } = chosen(model, world, index);
      const other = chosen(model, world, 1 - index);
      tab.typed = null;
      await real.goTo(other.page.url().slice(new URL(other.page.url()).origin.length));
    },
    mayLoad,
  );

export const replaceTab = (index: number) =>
  step(
    `tab ${index}: close it, and open another`,
    async (model, world) => {
      const { page } = chosen(model, world, index);
      const { pathname, search } = new URL(page.url());
      await page.close();
      const real = await openTab(world.context);
      world.tabs[index] = real;
      model.tabs[index] = newTab();
      await real.goTo(pathname + search);
    },
    mayLoad,
  );
