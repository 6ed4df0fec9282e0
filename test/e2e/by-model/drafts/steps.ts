import fc from 'fast-check';
import type { Page } from 'playwright';
import { anyFate, destine, type Fate } from '../fates.ts';
import { SAVE_PATH, see, titleOf } from './editor.ts';
import { leaveAndComeBack, openNew, openOther, reload, replaceTab } from './load-steps.ts';
import { newText, type Model, type TabModel, type World } from './model.ts';
import { chosen } from '../chosen-tab.ts';
import { isPunctual, mayLoad, setOffline } from '../line.ts';
import { step, type Step } from './step.ts';

/** Longer than the rest after which a document is saved. */
const REST_MS = 2000;

async function typeTitle(model: Model, { tab, page }: { tab: TabModel; page: Page }): Promise<boolean> {
  if ((await titleOf(page).count()) === 0) return false;
  const text = newText(model, await titleOf(page).inputValue());
  tab.typed = text;
  tab.known.add(text);
  await titleOf(page).fill(text);
  return true;
}

export const type = (index: number) =>
  step(`tab ${index}: type`, async (model, world) => {
    await typeTitle(model, chosen(model, world, index));
  });

/** A title is saved after a rest; a save that is late leaves the next step time to come between. */
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

export const goOffline = step('the line is cut', (model, world) => setOffline(model, world, true), mayLoad);

export const goOnline = step(
  'the line is back',
  async (model, world) => {
    await setOffline(model, world, false);
    await world.context.clock.fastForward(REST_MS);
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
