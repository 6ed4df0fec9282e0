import { enter } from '../browser.ts';
import type { Walk } from './flow.ts';

/** Waits for the page after the log-in, of whomever. */
export async function userPage({ page }: Walk): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('button', { name: /的账号菜单$/ }).waitFor();
}

/** A new password in the two fields of a form. */
export async function choosePassword(walk: Walk, labels = ['新密码', '确认密码']): Promise<void> {
  const password = walk.secrets.password();
  for (const label of labels) await walk.fill(label, password);
}

/** A click within the portal and a load write down what a page keeps of itself, and where the visitor came from. */
export async function goOn({ page, open }: Walk): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
  await page.waitForURL('**/about/us');
  await open('/public');
  await page.locator('h1').first().waitFor();
}

export async function enterAs({ page, secrets }: Walk, who: 'newcomer'): Promise<void> {
  secrets.add('token', await enter(page, who));
}
