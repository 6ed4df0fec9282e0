import fc from 'fast-check';
import { passwords } from '#test/passwords.ts';
import {
  changeUser,
  newTab,
  people,
  places,
  type Model,
  type Organisation,
  type Place,
  type TabModel,
  type User,
} from './model.ts';
import { brokenPromises } from './promises.ts';
import { disturb, type Disturbances } from './disturbances.ts';
import { openTab, type RealTab } from './real-tab.ts';
import { cookieOf, issueToken, ownerOf, type World } from './world.ts';

export type Step = fc.AsyncCommand<Model, World>;

/** How long the browser may take to keep its promises. */
const SETTLED_MS = 15_000;

interface Doing {
  model: Model;
  tab: TabModel;
  world: World;
  real: RealTab;
}

const answer = ({ page }: RealTab, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Waits until the tabs are quiet and every promise holds; fails with those that do not. */
export async function settle(model: Model, world: World): Promise<void> {
  const until = performance.now() + SETTLED_MS;
  let broken = ['nothing was seen'];
  while (broken.length > 0 && performance.now() < until) {
    for (const [index, real] of world.tabs.entries()) {
      if (model.tabs[index]?.isFrozen) continue;
      // Back leads to a link of another organisation again.
      const stay = answer(real, '留在当前机构');
      if (await stay.isVisible().catch(() => false)) await stay.click().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
    broken = await brokenPromises(model, world);
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
  model.isPollDue = false;
  for (const real of world.tabs) {
    real.sent = [];
    real.navigations = [];
  }
}

/** There are two to four. */
const chosen = <Tab>(tabs: readonly Tab[], index: number) => tabs[index % tabs.length];

/** A step in one tab, which has to be awake. */
function inTab(
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
const atLarge = (
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

/** The token of the user whom the tab shows. */
async function tokenOf({ world, tab }: Doing): Promise<string> {
  const cookie = await cookieOf(world);
  return (await ownerOf(world, cookie)) === tab.shows ? cookie : '';
}

const isUser = (tab: TabModel): tab is TabModel & { shows: User } => tab.shows !== 'nobody';

const logInByForm = (index: number, user: User) =>
  inTab(
    `log in as ${user}`,
    index,
    async (doing) => {
      const { model, tab, world, real } = doing;
      const former = model.user && model.isAlive ? await cookieOf(world) : '';
      await real.goTo('/login/index');
      await real.page.getByLabel('用户名').fill(user);
      await real.page.getByLabel('密码', { exact: true }).fill(passwords[user]);
      await answer(real, '登录').click();
      await real.page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' });
      if (former) model.loggedOut.push(former);
      changeUser(model, user, tab);
    },
    // A tab that has missed a log-in is led away from the form by its next load.
    (tab, model) => tab.shows === 'nobody' && tab.former.size === 0 && isVisitor(tab, model),
  );

/** Nobody's tab of the user's own organisation would be led home. */
const isVisitor = (_: TabModel, model: Model) => model.user === null;

const logInByLink = (index: number, user: User) =>
  inTab(`log in as ${user} by a link`, index, async (doing) => {
    const { model, tab, world, real } = doing;
    const former = model.user && model.user !== user && model.isAlive ? await cookieOf(world) : '';
    const isSame = model.user === user && model.isAlive;
    const token = await issueToken(world, user);
    await real.goTo(`/login/appLogin?token=${token}&redirect=%2Findex`);
    const agree = real.page.getByRole('button', { name: /^(?:登录|切换账号)$/ });
    await Promise.race([
      agree.click().catch(() => undefined),
      real.page.waitForURL('**/index', { waitUntil: 'commit' }),
    ]);
    await real.page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' });
    if (former) model.loggedOut.push(former);
    // The same user stays with the token that there is.
    if (isSame) tab.former.clear();
    else changeUser(model, user, tab);
  });

const logOut = (index: number, isPublic: boolean) =>
  inTab(
    isPublic ? 'log out on a public computer' : 'log out',
    index,
    async (doing) => {
      const { model, tab, real } = doing;
      const user = tab.shows as User;
      const token = model.isAlive ? await tokenOf(doing) : '';
      const { page } = real;
      await page
        .getByRole('banner')
        .getByRole('button', { name: /的账号菜单$/ })
        .click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      const dialog = page.getByRole('alertdialog');
      if (isPublic) await dialog.getByRole('checkbox', { name: '这是公用电脑' }).check();
      const left = page.waitForRequest((request) => request.isNavigationRequest()).catch(() => undefined);
      await dialog.getByRole('button', { name: '确定' }).click();
      // The page shows a visitor before it leaves for the endpoint, unless the cookie is somebody else's.
      if (token) await left;
      if (token) model.loggedOut.push(token);
      if (model.user === user) changeUser(model, null, tab);
      else tab.former = new Set(['nobody']);
      if (!isPublic) return;
      for (const one of model.tabs) {
        for (const key of one.typed.keys()) if (key.startsWith(user)) one.typed.delete(key);
      }
      // A tab that hears of nothing cannot forget.
      if (model.tabs.every(({ former }) => former.size === 0)) model.forgotten.add(user);
    },
    // A dead token leads to the log-in as soon as the menu asks for something.
    (tab, model) => isUser(tab) && model.isAlive,
  );

const switchOrganisation = (index: number, organisation: Organisation) =>
  inTab(`switch to ${organisation}`, index, async (doing) => {
    const { model, tab, world, real } = doing;
    const { user } = model;
    const isAnother = user !== null && people[user].organisation !== organisation;
    const token = model.isAlive ? await cookieOf(world) : '';
    await real.goTo(`/index?orgCode=${organisation}`);
    const agree = answer(real, '退出并切换');
    const link = real.page.getByRole('banner').getByRole('link', { name: '登录' });
    const account = real.page.getByRole('banner').getByRole('button', { name: /的账号菜单$/ });
    await agree.or(link).or(account).first().waitFor();
    tab.former.clear();
    if (!(await agree.isVisible())) return;
    await agree.click();
    await link.first().waitFor();
    if (!isAnother) return;
    if (token) model.loggedOut.push(token);
    changeUser(model, null, tab);
  });

/** A load asks the browser anew. */
const load = (name: string, index: number, go: (real: RealTab) => Promise<unknown>) =>
  inTab(name, index, async ({ tab, real }) => {
    await go(real);
    tab.former.clear();
  });

const open = (index: number, path: string) => load(`open ${path}`, index, (real) => real.goTo(path));
const reload = (index: number) =>
  load('reload', index, ({ page }) => page.reload({ waitUntil: 'commit' }).catch(() => undefined));
/** Back within a page asks nobody; a page that comes from the back-forward cache asks as a load does. */
const goBack = (index: number) =>
  inTab('go back', index, async ({ tab, real: { page } }) => {
    await page.evaluate(() => Object.assign(window, { isLeft: true }));
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    const isOther = await page.evaluate(() => !('isLeft' in window)).catch(() => false);
    if (isOther) tab.former.clear();
  });
const lookAt = (index: number) => load('look at it', index, (real) => real.lookAt());

const freeze = (index: number) =>
  inTab('freeze', index, async ({ tab, real }) => {
    await real.setFrozen(true);
    tab.isFrozen = true;
  });

/** A frozen tab gets its messages late, and is looked at by then. */
const wake = (index: number): Step => ({
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

const suffer = (index: number, change: Partial<Disturbances>) =>
  inTab(
    `messages ${change.messages ?? ''} storage is full: ${change.isStorageFull}`,
    index,
    async ({ tab, real }) => {
      await disturb(real.page, change);
      if (change.messages) tab.losesMessages = change.messages === 'are lost';
      if (change.isStorageFull !== undefined) tab.isStorageFull = change.isStorageFull;
    },
  );

let texts = 0;
/** A text that nobody else has written. */
function newText({ own }: Model, user: User): string {
  texts += 1;
  const text = `${people[user].name.slice(0, 1)}的话${1000 + texts}`;
  own.push({ user, text, isPublic: false });
  return text;
}

const type = (index: number, place: Place) =>
  inTab(
    `type a ${place}`,
    index,
    async (doing) => {
      const { model, tab, real } = doing;
      const user = tab.shows as User;
      await real.goTo(places[place].path);
      tab.former.clear();
      await settle(model, doing.world);
      // The load may have found another user, or nobody.
      if (tab.shows !== user) return;
      const text = newText(model, user);
      await real.page.getByRole('textbox', { name: new RegExp(`^${places[place].field}`) }).fill(text);
      if (!tab.isStorageFull) tab.typed.set(`${user} ${place}`, text);
      else tab.typed.delete(`${user} ${place}`);
    },
    // The course is of the others' organisation.
    (tab) => isUser(tab) && (place !== 'comment' || tab.shows !== 'newcomer'),
  );

/** A tab that has missed a change sends as the user whom it shows, or not at all. */
const send = (index: number) =>
  inTab(
    'send the comment',
    index,
    async ({ model, tab, real: { page } }) => {
      const key = `${tab.shows} comment`;
      const text = tab.typed.get(key);
      const field = page.getByRole('textbox', { name: new RegExp(`^${places.comment.field}`) });
      const publish = page.getByRole('button', { name: '发布', exact: true });
      if ((await field.count()) === 0 || (await field.inputValue()) !== text) return;
      for (const one of model.own) if (one.text === text) one.isPublic = true;
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await publish.first().click();
      if ((await answered).ok()) tab.typed.delete(key);
    },
    (tab) => tab.typed.has(`${tab.shows} comment`),
  );

const search = (index: number) =>
  inTab(
    'search',
    index,
    async ({ model, tab, real, world }) => {
      const user = tab.shows as User;
      await real.goTo('/search');
      tab.former.clear();
      await settle(model, world);
      if (tab.shows !== user) return;
      const text = newText(model, user);
      await real.goTo(`/search?searchVal=${encodeURIComponent(text)}`);
      await settle(model, world);
      await real.goTo('/search');
    },
    isUser,
  );

const expire = atLarge('the token expires', async (model, world) => {
  await world.control('expire', {});
  model.isAlive = model.user === null;
});

const restart = atLarge('the server restarts, and keeps its tokens', async (_, world) => {
  await world.control('reset', {});
});

const notify = (user: User) =>
  atLarge(`the server notifies ${user}`, async (model, world) => {
    await world.control('notify', { user, content: newText(model, user), sourceType: 1 });
  });

const siblingWrites = (user: User | null) =>
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

const setClock = (days: number) =>
  atLarge(
    `the clock is ${days} days off`,
    async (_, { context }) => {
      await context.clock.setSystemTime(Date.now() + days * 86_400_000);
    },
    isAwake,
  );

/** Long enough for the next poll. */
const POLL_MS = 6 * 60_000;

const letPass = atLarge(
  'six minutes pass',
  async (model, { context }) => {
    await context.clock.fastForward(POLL_MS);
    model.isPollDue = model.isAlive;
  },
  isAwake,
);

const TABS_MAX = 4;

const openAnother = atLarge(
  'open another tab',
  async (model, world) => {
    const real = await openTab(world.context);
    await real.goTo('/index');
    world.tabs.push(real);
    model.tabs.push(newTab());
  },
  ({ tabs }) => tabs.length < TABS_MAX,
);

const which = fc.nat(TABS_MAX - 1);
const user = fc.constantFrom<User[]>('teacher', 'admin', 'newcomer');
const paths = fc.constantFrom(
  '/index',
  '/space/workbench',
  '/space/myNotification',
  '/search',
  places.comment.path,
  places.nickname.path,
);

/** Some steps are drawn more often: without somebody who is logged in, nothing can go wrong. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(which, user).map(([index, one]) => logInByForm(index, one)),
  fc.tuple(which, user).map(([index, one]) => logInByForm(index, one)),
  fc.tuple(which, user).map(([index, one]) => logInByLink(index, one)),
  fc.tuple(which, user).map(([index, one]) => logInByLink(index, one)),
  fc.tuple(which, fc.boolean()).map(([index, isPublic]) => logOut(index, isPublic)),
  fc
    .tuple(which, fc.constantFrom<Organisation[]>('demo', 'collect'))
    .map(([index, one]) => switchOrganisation(index, one)),
  fc.tuple(which, paths).map(([index, path]) => open(index, path)),
  fc.tuple(which, paths).map(([index, path]) => open(index, path)),
  which.map(reload),
  which.map(goBack),
  which.map(lookAt),
  which.map(freeze),
  which.map(wake),
  fc
    .tuple(which, fc.constantFrom<Disturbances['messages'][]>('arrive', 'are late', 'are lost'))
    .map(([index, messages]) => suffer(index, { messages })),
  fc.tuple(which, fc.boolean()).map(([index, isStorageFull]) => suffer(index, { isStorageFull })),
  fc
    .tuple(which, fc.constantFrom<Place[]>('comment', 'nickname'))
    .map(([index, place]) => type(index, place)),
  which.map(send),
  which.map(search),
  fc.constant(openAnother),
  fc.constant(expire),
  fc.constant(restart),
  fc.constant(letPass),
  fc.constant(letPass),
  user.map(notify),
  fc.option(user).map(siblingWrites),
  fc.constantFrom(-1, 1).map(setClock),
];
