import fc from 'fast-check';
import type { Page } from 'playwright';
import { anyFate, destine, type Fate } from '../fates.ts';
import { openTab, type RealTab } from '../real-tab.ts';
import { settlingSteps } from '../settle.ts';
import { PAGE, SAVE_PATH, see, titleOf } from './editor.ts';
import { newTab, newText, type Model, type TabModel, type World } from './model.ts';
import { settle } from './promises.ts';

export type Step = fc.AsyncCommand<Model, World>;

const step = settlingSteps(settle);

function chosen(model: Model, world: World, index: number): { tab: TabModel; real: RealTab; page: Page } {
  const [tab, real] = [model.tabs[index], world.tabs[index]];
  if (!tab || !real) throw new Error(`there is no tab ${index}`);
  return { tab, real, page: real.page };
}

/** A page can be loaded, and takes no save with it that is on its way. */
const mayLoad = (model: Model) => !model.isLate && !model.isOffline;
const isPunctual = ({ isLate }: Model) => !isLate;

/** Longer than the rest after which a document is saved. */
const REST_MS = 2000;

async function typeTitle(model: Model, { tab, page }: { tab: TabModel; page: Page }): Promise<boolean> {
  if ((await titleOf(page).count()) === 0) return false;
  const text = newText(model, await titleOf(page).inputValue());
  tab.typed = text;
  await titleOf(page).fill(text);
  return true;
}

export const type = (index: number) =>
  step(`tab ${index}: type`, async (model, world) => {
    await typeTitle(model, chosen(model, world, index));
  });

/** What is typed is saved after a rest; a save that is late leaves the next step time to come between. */
export const typeAndRest = (index: number, fate: Fate): Step => {
  const run: Step['run'] = async (model, world) => {
    const given = chosen(model, world, index);
    if (!(await typeTitle(model, given))) return;
    if (!model.isOffline) await destine(world, given.real, fate, 'POST', SAVE_PATH);
    if (fate === 'is late') model.isLate = true;
    await world.context.clock.fastForward(REST_MS);
  };
  const check = ({ isLate }: Model) => !isLate || fate === 'is done';
  return {
    ...step(`tab ${index}: type and rest, and the save ${fate}`, run, check),
    ...(fate === 'is late' && { run }),
  };
};

export const rest = step(
  'all rest',
  async (_, { context }) => {
    await context.clock.fastForward(REST_MS);
  },
  isPunctual,
);

/** Presses a button of the editor if it is there. */
const press = (
  index: number,
  what: string,
  name: string,
  note: (model: Model, world: World) => Promise<void>,
) =>
  step(
    `tab ${index}: ${what}`,
    async (model, world) => {
      const { page } = chosen(model, world, index);
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
      if ((await button.count()) === 0) return;
      await note(model, world);
      await button.click();
      await world.context.clock.fastForward(REST_MS);
    },
    isPunctual,
  );

export const saveAgain = (index: number) => press(index, 'save again', '重试', async () => undefined);

export const take = (index: number) =>
  press(index, 'take the draft of a closed tab', '恢复', async (model) => {
    const tab = model.tabs[index];
    if (tab) tab.typed = null;
  });

export const overwrite = (index: number) =>
  press(index, 'replace the other version', '用我的内容覆盖', async (model) => {
    for (const title of model.titles.values()) model.tabs[index]?.known.add(title);
  });

export const keepBoth = (index: number) =>
  press(index, 'keep both versions', '另存为新内容', async (model, world) => {
    const { real } = chosen(model, world, index);
    const line = model.lines.get((await see(real)).title ?? '');
    if (line !== undefined) model.copies.set(line, (model.copies.get(line) ?? 1) + 1);
  });

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
      const { pathname, search } = new URL(page.url());
      if (isLoad) await real.goTo('/favicon.svg');
      else await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForFunction((path) => location.pathname !== path, pathname);
      await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
      // A page of the back-forward cache tells of no navigation.
      await page.waitForFunction((path) => location.pathname + location.search === path, pathname + search);
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

export const goOffline = step(
  'the line is cut',
  async (model, { context }) => {
    model.isOffline = true;
    await context.setOffline(true);
  },
  mayLoad,
);

export const goOnline = step(
  'the line is back',
  async (model, { context }) => {
    model.isOffline = false;
    await context.setOffline(false);
    await context.clock.fastForward(REST_MS);
  },
  ({ isOffline }) => isOffline,
);

const which = fc.nat(1);

export const steps: fc.Arbitrary<Step>[] = [
  which.map(type),
  which.map(type),
  fc.tuple(which, anyFate).map((given) => typeAndRest(...given)),
  fc.tuple(which, anyFate).map((given) => typeAndRest(...given)),
  fc.tuple(which, anyFate).map((given) => typeAndRest(...given)),
  fc.tuple(which, anyFate).map((given) => typeAndRest(...given)),
  fc.constant(rest),
  which.map(saveAgain),
  which.map(saveAgain),
  which.map(take),
  which.map(take),
  which.map(overwrite),
  which.map(keepBoth),
  which.map(reload),
  which.map(reload),
  fc.tuple(which, fc.boolean()).map((given) => leaveAndComeBack(...given)),
  which.map(openNew),
  which.map(openOther),
  which.map(openOther),
  which.map(replaceTab),
  fc.constant(goOffline),
  fc.constant(goOnline),
];
