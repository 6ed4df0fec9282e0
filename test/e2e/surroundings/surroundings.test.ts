import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, openBrowser, openFeedback, type Visit } from '../browser.ts';
import { dueRows } from '../../cases.ts';
import { passwords } from '../../passwords.ts';
import { waitForReact } from '../wait-for-react.ts';
import { surroundings, type Surrounding } from './surrounding-list.ts';

const { visit } = openBrowser();
const TYPED = '投影仪打不开';

async function visitIn({ before, media }: Surrounding): Promise<Visit> {
  const opened = await visit();
  if (before) await opened.page.addInitScript(before);
  if (media) await opened.page.emulateMedia(media);
  return opened;
}

/** Waits for the heading of a page, and for something that only the server can have told. */
async function shows(page: Page, heading: string, content: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('main').getByText(content).first().waitFor();
}

/** React tells of a page that it has drawn anew; that is all that may be told. */
const unexpected = (complaints: readonly string[], { isRedrawn }: Surrounding) =>
  complaints.filter((complaint) => !(isRedrawn && complaint.includes('React error #418')));

const showsCourses = (page: Page) => shows(page, '课程', /由浅入深/);
const showsProjects = (page: Page) => shows(page, '培训项目', /人参加/);

describe.each(dueRows(surroundings, 3).map((surrounding) => [surrounding.name, surrounding] as const))(
  'with %s',
  (_, around) => {
    it('a guest goes from page to page', async () => {
      const { page, complaints } = await visitIn(around);
      await page.goto(`${address}/course`);
      await showsCourses(page);
      await page.getByRole('navigation').getByRole('link', { name: '培训项目', exact: true }).first().click();
      await showsProjects(page);
      await page.goBack();
      await showsCourses(page);
      expect(unexpected(complaints, around)).toEqual([]);
    });

    it('what a guest has typed into a dialog is there when it opens again', async () => {
      const { page, complaints } = await visitIn(around);
      await page.goto(`${address}/course`);
      const dialog = await openFeedback(page);
      await dialog.getByLabel('反馈内容').fill(TYPED);
      await dialog.getByRole('button', { name: '关闭' }).click();
      await dialog.waitFor({ state: 'detached' });
      await openFeedback(page);
      expect(await dialog.getByLabel('反馈内容').inputValue()).toBe(TYPED);
      expect(unexpected(complaints, around)).toEqual([]);
    });

    it('a teacher logs in', async () => {
      const { page, complaints } = await visitIn(around);
      await page.goto(`${address}/login/index`);
      await waitForReact(page);
      const warning = page.getByText('浏览器禁用了 Cookie，离开或刷新页面后需要重新登录');
      await warning.waitFor({ state: around.keepsNoLogin ? 'visible' : 'detached' });
      await page.getByLabel('用户名').fill('teacher');
      await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await accountButton(page).waitFor();
      expect(unexpected(complaints, around)).toEqual([]);
      if (around.keepsNoLogin) return;
      await page.goto(`${address}/space/myData`);
      await page.getByRole('heading', { level: 1, name: '个人资料' }).waitFor();
      expect(unexpected(complaints, around)).toEqual([]);
    });
  },
);
