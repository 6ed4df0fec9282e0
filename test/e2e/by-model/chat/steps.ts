import fc from 'fast-check';
import type { Page } from 'playwright';
import { anyFate, destine, succeeds, type Fate } from '../fates.ts';
import { saidAtServer } from './conversation.ts';
import { newText, type Model } from './model.ts';
import { chosen } from '../chosen-tab.ts';
import { isPunctual } from '../line.ts';
import { step, type Step } from './step.ts';
import { goOffline, goOnline, letPass, reload, replaceTab, reply } from './surrounding-steps.ts';

const fieldOf = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: '回复内容' });

/** A write; one that is late leaves the next step time to come between. */
const write = (name: string, index: number, fate: Fate, run: Step['run']): Step => ({
  ...step(`tab ${index}: ${name}, which ${fate}`, run, ({ isLate }) => !isLate || fate === 'is done'),
  ...(fate === 'is late' && { run }),
});

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
      model.punctual[index]?.push(text);
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
    // One that is closing already takes no second click.
    if ((await button.count()) === 0 || !(await button.isEnabled())) return;
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
