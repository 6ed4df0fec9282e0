import type { Page } from 'playwright';
import { address } from '../browser.ts';
import { lastCode } from '../keyboard.ts';

/** The learner of the school year: she is known to the roster of teachers, and not to the portal yet. */
export const learner = {
  realName: '许静怡',
  idCard: '420106199203157826',
  mobile: '15100001111',
  password: 'Autumn#2026',
};

export const open = (page: Page, path: string) => page.goto(address + path);
export const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const heading = (page: Page, level: number, name: string) =>
  page.getByRole('heading', { level, name, exact: true });

const accountMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: `${learner.realName}的账号菜单` });

/** From the log-in to an account of her own. */
export async function register(page: Page): Promise<void> {
  await open(page, '/login/index');
  await page.getByRole('link', { name: '注册账号' }).click();
  await field(page, '姓名').fill(learner.realName);
  await field(page, '身份证号（选填）').fill(learner.idCard);
  await field(page, '手机号').fill(learner.mobile);
  await page.getByText('已在教师名册中找到您的信息：东湖区实验小学').waitFor();
  await click(page, '获取验证码');
  await page.getByText('验证码已发送').first().waitFor();
  await field(page, '验证码').fill(await lastCode(learner.mobile));
  await page.getByLabel('新密码', { exact: true }).fill(learner.password);
  await page.getByLabel('确认密码', { exact: true }).fill(learner.password);
  await click(page, '注册');
  await accountMenu(page).waitFor();
}

/** On another device. */
export async function logIn(page: Page): Promise<void> {
  await open(page, '/login/index');
  await page.getByLabel('用户名').fill(learner.mobile);
  await page.getByLabel('密码', { exact: true }).fill(learner.password);
  await click(page, '登录');
  await accountMenu(page).waitFor();
}

/** The space of one's own, by the account menu. */
export async function enterSpace(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: '个人空间' }).click();
  await page.waitForURL('**/space/**');
}

/** A page of the space, by its menu. */
export const choosePage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '个人空间菜单' }).getByRole('link', { name, exact: true }).click();
