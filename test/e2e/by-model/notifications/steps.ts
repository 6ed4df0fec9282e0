import fc from 'fast-check';
import { notificationSources } from '#src/api/notifications.ts';
import { anyFate, destine, succeeds, type Fate } from '../fates.ts';
import { tabOf } from '../chosen-tab.ts';
import { settlingSteps } from '../settle.ts';
import type { RealTab } from '../real-tab.ts';
import type { Model, World } from './model.ts';
import { isUnread, noticesOf, settle } from './promises.ts';

type Step = fc.AsyncCommand<Model, World>;

const step = settlingSteps(settle);
const writePath = { one: '/api/msg/message/read', all: '/api/msg/message/clean' } as const;

/** A write of a tab. One that is late leaves the next step time to come between. */
const write = (name: string, index: number, fate: Fate, run: Step['run']): Step => ({
  ...step(`tab ${index}: ${name}, which ${fate}`, run, ({ isLate }) => !isLate || fate === 'is done'),
  ...(fate === 'is late' && { run }),
});

/** Notes what the model has to expect of a write that marks these. */
function expect(model: Model, index: number, fate: Fate, ids: readonly string[]): void {
  if (fate === 'is late') model.isLate = true;
  if (succeeds(fate) || fate === 'is lost') ids.forEach((id) => model.read.add(id));
  if (!succeeds(fate)) model.failed[index] = (model.failed[index] ?? 0) + 1;
}

/** A click on such a notification leads nowhere. */
const leading: readonly number[] = [
  notificationSources.appraisal,
  notificationSources.activity,
  notificationSources.plan,
  notificationSources.feedback,
];

/** The unread rows of a list that a click marks, and no more. */
async function readableIn(model: Model, real: RealTab, list: string): Promise<string[]> {
  const shown = await real.page
    .locator(`${list} [part=notice][data-unread] [data-notification]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-notification') ?? ''));
  const notices = await noticesOf(model);
  return shown.filter((id) => {
    const known = notices.find((one) => one.id === id);
    return known && isUnread(known) && !leading.includes(known.sourceType) && !model.read.has(id);
  });
}

export const readOne = (index: number, place: number, clicks: 1 | 2, fate: Fate) =>
  write(clicks === 2 ? 'read one by a double click' : 'read one', index, fate, async (model, world) => {
    const real = tabOf(world, index);
    const ids = await readableIn(model, real, 'main [part=messages]');
    const id = ids[place % ids.length];
    if (!id) return;
    await destine(world, real, fate, 'PUT', writePath.one);
    expect(model, index, fate, [id]);
    // The next click of a failed row would be another try.
    const clickCount = succeeds(fate) ? clicks : 1;
    await real.page.locator(`main [data-notification="${id}"]`).click({ clickCount });
  });

export const readAll = (index: number, fate: Fate) =>
  write('read all', index, fate, async (model, world) => {
    const real = tabOf(world, index);
    const button = real.page.getByRole('main').getByRole('button', { name: '全部已读' });
    if ((await button.count()) === 0 || !(await button.isEnabled())) return;
    const rows = real.page.locator('main [part=notice][data-unread] [data-notification]');
    const shown = await rows.evaluateAll((found) =>
      found.map((row) => row.getAttribute('data-notification') ?? ''),
    );
    await destine(world, real, fate, 'PUT', writePath.all);
    expect(model, index, fate, shown);
    await button.click();
  });

/** Opens the bell's panel, works in it, and closes it. */
async function inPanel({ page }: RealTab, work: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^消息通知/ }).click();
  const panel = page.getByRole('dialog', { name: '消息通知' });
  await panel.getByRole('listitem').first().or(panel.getByText('没有未读消息')).first().waitFor();
  await work();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
}

const panelList = '[role=dialog]';

export const readInBell = (index: number, place: number, fate: Fate) =>
  write('read one in the bell', index, fate, async (model, world) => {
    const real = tabOf(world, index);
    await inPanel(real, async () => {
      const ids = await readableIn(model, real, panelList);
      const id = ids[place % ids.length];
      if (!id) return;
      await destine(world, real, fate, 'PUT', writePath.one);
      expect(model, index, fate, [id]);
      await real.page.locator(`${panelList} [data-notification="${id}"]`).click();
    });
  });

export const readAllInBell = (index: number, fate: Fate) =>
  write('read all in the bell', index, fate, async (model, world) => {
    const real = tabOf(world, index);
    await inPanel(real, async () => {
      const button = real.page.getByRole('dialog').getByRole('button', { name: '全部已读' });
      const shown = await readableIn(model, real, panelList);
      if ((await button.count()) === 0 || shown.length === 0) return;
      await destine(world, real, fate, 'PUT', writePath.all);
      expect(model, index, fate, shown);
      await button.click();
    });
  });

/** A page that is left takes its writes with it. */
const isPunctual = ({ isLate }: Model) => !isLate;

export const arrive = step('a notification arrives', async (model, world) => {
  await world.control('notify', { user: 'admin', content: '请查看新的安排', sourceType: 0 });
  model.unasked += 1;
});

export const open = (index: number, path: string) =>
  step(`tab ${index}: open ${path}`, async (_, world) => tabOf(world, index).goTo(path), isPunctual);

export const reload = (index: number) =>
  step(
    `tab ${index}: reload`,
    async (_, world) => {
      await tabOf(world, index)
        .page.reload({ waitUntil: 'commit' })
        .catch(() => undefined);
    },
    isPunctual,
  );

/** Long enough for the next poll, also where the last has failed. */
const POLL_MS = 6 * 60_000;

export const letPass = step(
  'six minutes pass',
  async (model, world) => {
    model.unasked = 0;
    await world.context.clock.fastForward(POLL_MS);
  },
  isPunctual,
);

const which = fc.nat(1);
const place = fc.nat(9);
const clicks = fc.constantFrom<(1 | 2)[]>(1, 1, 2);
const paths = fc.constantFrom('/index', '/space/myNotification', '/space/myNotification?type=1');

export const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(which, place, clicks, anyFate).map((given) => readOne(...given)),
  fc.tuple(which, place, clicks, anyFate).map((given) => readOne(...given)),
  fc.tuple(which, anyFate).map((given) => readAll(...given)),
  fc.tuple(which, place, anyFate).map((given) => readInBell(...given)),
  fc.tuple(which, anyFate).map((given) => readAllInBell(...given)),
  fc.constant(arrive),
  fc.constant(arrive),
  fc.constant(letPass),
  fc.tuple(which, paths).map((given) => open(...given)),
  which.map(reload),
];
