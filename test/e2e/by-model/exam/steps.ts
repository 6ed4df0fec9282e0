import fc from 'fast-check';
import { anyFate, destine, succeeds, type Fate } from '../fates.ts';
import { isPunctual, mayLoad, setOffline } from '../line.ts';
import { openTab } from '../real-tab.ts';
import { tabOf } from '../chosen-tab.ts';
import { settlingSteps } from '../settle.ts';
import { HAND_IN_PATH, PAGE, questionIds, SAVE_PATH, turnTo } from './exam.ts';
import type { Model, World } from './model.ts';
import { settle } from './promises.ts';

export type Step = fc.AsyncCommand<Model, World>;

/** Longer than the rest after which answers are saved, and than a page takes to load. */
const REST_MS = 5000;
/** Longer than any wait before a failed save is sent again. */
const RETRY_MS = 80_000;

/** Time passes in the browser and at the server alike. */
async function pass({ context, tabs, control }: World, ms: number): Promise<void> {
  await context.clock.fastForward(ms);
  const now = await tabs[0]?.page.evaluate(() => Date.now());
  await control('clock', { now });
}

const step = (name: string, run: Step['run'], check: (model: Model) => boolean = () => true): Step =>
  settlingSteps(settle)(
    name,
    async (model: Model, world: World) => {
      await pass(world, REST_MS);
      await run(model, world);
    },
    (model) => model.handedInBy === null && check(model),
  );

async function give(model: Model, world: World, index: number, question: string, option: number) {
  const page = tabOf(world, index).page;
  await turnTo(page, question);
  await page.getByRole('main').getByRole('radio').nth(option).check();
  model.latest.set(question, option);
}

export const answer = (index: number, question: string, option: number) =>
  step(`tab ${index}: answer ${question} by ${option}`, (model, world) =>
    give(model, world, index, question, option),
  );

/** Answers are saved after a rest; a save that is late leaves the next step time to come between. */
export const answerAndRest = (index: number, question: string, option: number, fate: Fate): Step => {
  const run: Step['run'] = async (model, world) => {
    if (!model.isOffline) await destine(world, tabOf(world, index), fate, 'POST', SAVE_PATH);
    await give(model, world, index, question, option);
    if (fate === 'is late') model.isLate = true;
    await pass(world, REST_MS);
  };
  return step(
    `tab ${index}: answer ${question} by ${option} and rest, and the save ${fate}`,
    run,
    ({ isLate }) => !isLate || fate === 'is done',
  );
};

export const rest = step('all rest', async (_, world) => pass(world, RETRY_MS), isPunctual);

const reload = (index: number) =>
  step(
    `tab ${index}: reload`,
    async (_, world) => {
      await tabOf(world, index)
        .page.reload({ waitUntil: 'commit' })
        .catch(() => undefined);
    },
    mayLoad,
  );

const replaceTab = (index: number) =>
  step(
    `tab ${index}: close it, and open another`,
    async (_, world) => {
      await tabOf(world, index).page.close();
      const real = await openTab(world.context);
      world.tabs[index] = real;
      await real.goTo(PAGE);
    },
    mayLoad,
  );

const goOffline = step('the line is cut', (model, world) => setOffline(model, world, true), mayLoad);

export const goOnline = step(
  'the line is back',
  (model, world) => setOffline(model, world, false),
  ({ isOffline }) => isOffline,
);

const handIn = (index: number, fate: Fate) =>
  step(
    `tab ${index}: hand in, which ${fate}`,
    async (model, world) => {
      const real = tabOf(world, index);
      const { page } = real;
      await destine(world, real, fate, 'POST', HAND_IN_PATH);
      await page.getByRole('main').getByRole('button', { name: '交卷' }).click();
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: '交卷' })
        .click();
      if (succeeds(fate)) {
        await page.getByRole('region', { name: '考试结果' }).waitFor();
      } else {
        await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
      }
      if (succeeds(fate) || fate === 'is lost') model.handedInBy = index;
    },
    mayLoad,
  );

const which = fc.nat(1);
const question = fc.constantFrom(...questionIds);
const option = fc.nat(3);
const given = fc.tuple(which, question, option).map((parts) => answer(...parts));
const saved = fc.tuple(which, question, option, anyFate).map((parts) => answerAndRest(...parts));

export const steps: fc.Arbitrary<Step>[] = [
  given,
  given,
  saved,
  saved,
  saved,
  saved,
  fc.constant(rest),
  which.map(reload),
  which.map(reload),
  which.map(replaceTab),
  fc.constant(goOffline),
  fc.constant(goOnline),
  fc.tuple(which, anyFate).map((parts) => handIn(...parts)),
];
