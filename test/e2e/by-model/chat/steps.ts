import fc from 'fast-check';
import type { Page } from 'playwright';
import { anyFate, destine, succeeds, type Fate } from '../fates.ts';
import { openTab, type RealTab } from '../real-tab.ts';
import { settlingSteps } from '../settle.ts';
import { openConversation, saidAtServer, ticketId } from './conversation.ts';
import { newText, type Model, type TabModel, type World } from './model.ts';
import { settle } from './promises.ts';

export type Step = fc.AsyncCommand<Model, World>;

const step = settlingSteps(settle);

function chosen(model: Model, world: World, index: number): { tab: TabModel; real: RealTab; page: Page } {
  const [tab, real] = [model.tabs[index], world.tabs[index]];
  if (!tab || !real) throw new Error(`there is no tab ${index}`);
  return { tab, real, page: real.page };
}

const fieldOf = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: '回复内容' });

/** A write; one that is late leaves the next step time to come between. */
const write = (name: string, index: number, fate: Fate, run: Step['run']): Step => ({
  ...step(`tab ${index}: ${name}, which ${fate}`, run, ({ isLate }) => !isLate || fate === 'is done'),
  ...(fate === 'is late' && { run }),
});

const isPunctual = ({ isLate }: Model) => !isLate;
const isOnline = (model: Model) => isPunctual(model) && !model.isOffline;

export const type = (index: number) =>
  step(`tab ${index}: type`, async (model, world) => {
    const { tab, page } = chosen(model, world, index);
    if ((await fieldOf(page).count()) === 0) return;
    model.texts.delete(await fieldOf(page).inputValue());
    tab.typed = newText(model);
    await fieldOf(page).fill(tab.typed);
  });

export const send = (index: number, fate: Fate) =>
  write('send', index, fate, async (model, world) => {
    const { tab, real, page } = chosen(model, world, index);
    const field = fieldOf(page);
    if ((await field.count()) === 0) return;
    if ((await field.inputValue()) === '') await field.fill(newText(model));
    const text = await field.inputValue();
    if (!model.isOffline) await destine(world, real, fate, 'POST', '/api/orgUser/problem/sendMsg');
    if (!model.isOffline && !model.isClosed && succeeds(fate)) {
      model.due.add(text);
      model.punctual.push(text);
    }
    if (fate === 'is late') model.isLate = true;
    if (fate === 'is lost') model.isBehind = true;
    tab.typed = '';
    await field.press('Enter');
  });

/** The first message that was not sent and has this button. */
const unsentWith = (page: Page, name: string) =>
  page
    .getByRole('region', { name: '消息', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }) })
    .first();

/** Tries once more what the tab could not send. */
export const retry = (index: number) =>
  step(
    `tab ${index}: send again`,
    async (model, world) => {
      const row = unsentWith(chosen(model, world, index).page, '重新发送');
      if ((await row.count()) === 0) return;
      const text = await row.locator('p').first().textContent();
      if (text && !model.isOffline && !model.isClosed) model.due.add(text);
      await row.getByRole('button', { name: '重新发送' }).click();
    },
    isPunctual,
  );

export const discard = (index: number) =>
  step(
    `tab ${index}: throw away what was not sent`,
    async (model, world) => {
      const row = unsentWith(chosen(model, world, index).page, '删除');
      if ((await row.count()) === 0) return;
      model.texts.delete((await row.locator('p').first().textContent()) ?? '');
      await row.getByRole('button', { name: '删除' }).click();
    },
    isPunctual,
  );

export const take = (index: number) =>
  step(
    `tab ${index}: take the draft of a closed tab`,
    async (model, world) => {
      const { tab, page } = chosen(model, world, index);
      const button = page.getByRole('dialog').getByRole('button', { name: '恢复' }).first();
      if ((await button.count()) === 0) return;
      tab.typed = null;
      await button.click();
    },
    isPunctual,
  );

export const close = (index: number, fate: Fate) =>
  write('close the ticket', index, fate, async (model, world) => {
    const { real, page } = chosen(model, world, index);
    const button = page.getByRole('button', { name: '关闭工单' });
    if ((await button.count()) === 0) return;
    const isHeard = !model.isOffline && (succeeds(fate) || fate === 'is lost');
    if (model.isLate) await forgetUnderWay(model);
    if (!model.isOffline) await destine(world, real, fate, 'PUT', '/api/orgUser/problem/close');
    if (isHeard) model.isClosed = true;
    if (fate === 'is late') model.isLate = true;
    if (fate === 'is lost') model.isBehind = true;
    await button.click();
    await page.getByRole('button', { name: /^确定/ }).click();
  });

/** A message that is on its way may come too late. */
async function forgetUnderWay(model: Model): Promise<void> {
  const said = await saidAtServer(model);
  for (const text of model.due) if (!said.includes(text)) model.due.delete(text);
}

export const reply = step(
  'the staff replies',
  async (model, world) => {
    await world.control('reply', { problemId: ticketId, content: '请您再试一次' });
    model.isBehind = true;
  },
  ({ isClosed }) => !isClosed,
);

export const goOffline = step(
  'the line is cut',
  async (model, { context }) => {
    model.isOffline = true;
    model.isBehind = true;
    await context.setOffline(true);
  },
  isOnline,
);

export const goOnline = step(
  'the line is back',
  async (model, { context }) => {
    model.isOffline = false;
    await context.setOffline(false);
  },
  ({ isOffline }) => isOffline,
);

/** Longer than between two polls. */
const POLL_MS = 31_000;

export const letPass = step(
  'half a minute passes',
  async (model, { context }) => {
    model.isBehind = false;
    await context.clock.fastForward(POLL_MS);
  },
  isOnline,
);

export const reload = (index: number) =>
  step(
    `tab ${index}: reload`,
    async (model, world) => openConversation(chosen(model, world, index).real),
    isOnline,
  );

export const replaceTab = (index: number) =>
  step(
    `tab ${index}: close it, and open another`,
    async (model, world) => {
      const { tab, page } = chosen(model, world, index);
      await page.close();
      const real = await openTab(world.context);
      world.tabs[index] = real;
      tab.typed = null;
      await openConversation(real);
    },
    isOnline,
  );

const which = fc.nat(1);

/** Closing is rare, since little can happen afterwards. */
export const steps: fc.Arbitrary<Step>[] = [
  which.map(type),
  fc.tuple(which, anyFate).map((given) => send(...given)),
  fc.tuple(which, anyFate).map((given) => send(...given)),
  fc.tuple(which, anyFate).map((given) => send(...given)),
  fc.tuple(which, anyFate).map((given) => send(...given)),
  which.map(retry),
  which.map(retry),
  which.map(discard),
  which.map(take),
  fc.tuple(which, anyFate).map((given) => close(...given)),
  fc.constant(reply),
  fc.constant(goOffline),
  fc.constant(goOnline),
  fc.constant(goOnline),
  fc.constant(letPass),
  which.map(reload),
  which.map(replaceTab),
];
