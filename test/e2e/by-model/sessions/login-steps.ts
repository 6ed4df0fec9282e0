import { passwords } from '#test/passwords.ts';
import { changeUser, people, type Model, type Organisation, type TabModel, type User } from './model.ts';
import { answer, inTab, isUser, type Doing } from './step.ts';
import { cookieOf, issueToken, ownerOf } from './world.ts';

/** The token of the user whom the tab shows. */
async function tokenOf({ world, tab }: Doing): Promise<string> {
  const cookie = await cookieOf(world);
  return (await ownerOf(world, cookie)) === tab.shows ? cookie : '';
}

export const logInByForm = (index: number, user: User) =>
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

export const logInByLink = (index: number, user: User) =>
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

export const logOut = (index: number, isPublic: boolean) =>
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

export const switchOrganisation = (index: number, organisation: Organisation) =>
  inTab(`switch to ${organisation}`, index, async (doing) => {
    const { model, tab, world, real } = doing;
    const { user } = model;
    const isAnother = user !== null && people[user].organisation !== organisation;
    const token = model.isAlive ? await cookieOf(world) : '';
    await real.goTo(`/index?orgCode=${organisation}`);
    const agree = answer(real, '退出并切换');
    const link = real.page.getByRole('banner').getByRole('link', { name: '登录' });
    const account = real.page.getByRole('banner').getByRole('button', { name: /的账号菜单$/ });
    // A dead token leads to the log-in.
    const form = real.page.getByLabel('用户名');
    await agree.or(link).or(account).or(form).first().waitFor();
    tab.former.clear();
    if (!(await agree.isVisible())) return;
    await agree.click();
    await link.first().waitFor();
    if (!isAnother) return;
    if (token) model.loggedOut.push(token);
    changeUser(model, null, tab);
  });
