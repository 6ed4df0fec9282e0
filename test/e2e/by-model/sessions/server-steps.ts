import { newTab, newText, type Model, type User } from './model.ts';
import { openTab } from '../real-tab.ts';
import { atLarge, settle } from './step.ts';
import { issueToken, type World } from './world.ts';

export const expire = atLarge('the token expires', async (model, world) => {
  await world.control('expire', {});
  model.isAlive = model.user === null;
});

export const restart = atLarge('the server restarts, and keeps its tokens', async (_, world) => {
  await world.control('reset', {});
});

export const notify = (user: User) =>
  atLarge(`the server notifies ${user}`, async (model, world) => {
    await world.control('notify', { user, content: newText(model, user), sourceType: 1 });
  });

export const siblingWrites = (user: User | null) =>
  atLarge(`a sibling site writes the cookie of ${user ?? 'nobody'}`, async (model, world) => {
    const value = user ? await issueToken(world, user) : '';
    if (user)
      await world.context.addCookies([
        { name: 'portal_token', value, url: addressOf(world), sameSite: 'Lax' },
      ]);
    else await world.context.clearCookies({ name: 'portal_token' });
    for (const tab of model.tabs) tab.former.add(tab.shows);
    model.user = user;
    model.isAlive = true;
    if (user) model.forgotten.delete(user);
  });

const addressOf = ({ tabs }: World) => new URL(tabs[0]?.page.url() ?? '').origin;

function isAwake({ tabs }: Model): boolean {
  return tabs.every(({ isFrozen }) => !isFrozen);
}

export const setClock = (days: number) =>
  atLarge(
    `the clock is ${days} days off`,
    async (_, { context }) => {
      await context.clock.setSystemTime(Date.now() + days * 86_400_000);
    },
    isAwake,
  );

/** Long enough for the next poll. */
const POLL_MS = 6 * 60_000;

export const letPass = atLarge(
  'six minutes pass',
  async (model, { context }) => {
    await context.clock.fastForward(POLL_MS);
    model.isPollDue = model.isAlive;
  },
  isAwake,
);

export const TABS_MAX = 4;

export const openAnother = atLarge(
  'open another tab',
  async (model, world) => {
    const real = await openTab(world.context);
    await real.goTo('/index');
    world.tabs.push(real);
    model.tabs.push(newTab());
    // The history of a page that is still being loaded cannot be forgotten.
    await settle(model, world);
    await real.forgetHistory();
  },
  ({ tabs }) => tabs.length < TABS_MAX,
);
