import type { BrowserContext, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, enter, openBrowser, openFeedback } from '../browser.ts';

const { visit } = openBrowser();

const TYPED = '只给自己看的话';

interface Form {
  name: string;
  as?: 'teacher' | 'admin';
  path: string;
  /** A call that is under way at the log-out, and fails after it. */
  call?: RegExp;
  type: (page: Page) => Promise<void>;
}

const forms: Form[] = [
  {
    name: 'a ticket',
    path: '/index',
    async type(page) {
      const dialog = await openFeedback(page);
      await dialog.getByRole('tab', { name: '提交反馈' }).click();
      await dialog.getByLabel('反馈内容').fill(TYPED);
    },
  },
  {
    name: 'a reply that is being sent',
    path: '/index',
    call: /\/problem\/sendMsg/,
    async type(page) {
      const dialog = await openFeedback(page);
      await dialog.getByRole('tab', { name: '我的反馈' }).click();
      await dialog
        .getByRole('button', { name: /待处理|处理中/ })
        .first()
        .click();
      await dialog.getByLabel('回复内容').fill(TYPED);
      await dialog.getByRole('button', { name: '发送', exact: true }).click();
    },
  },
  {
    name: 'a comment',
    path: '/courseHome?id=5003',
    async type(page) {
      await page.getByRole('textbox', { name: '写评论' }).fill(TYPED);
    },
  },
  {
    name: 'a note on a film',
    path: '/coursePlay?id=5001',
    async type(page) {
      await page.getByRole('tab', { name: '笔记' }).click();
      await page.getByLabel('新笔记').fill(TYPED);
    },
  },
  {
    name: 'an answer in an exam',
    path: '/space/myExamination?id=ex-1',
    call: /\/exam\/attempt\/[^/]+\/answers/,
    async type(page) {
      await page.getByRole('button', { name: '开始考试' }).click();
      await page.getByRole('radio', { name: 'A. 0.5 课时' }).check();
    },
  },
  {
    name: 'a course in the editor',
    as: 'admin',
    path: '/createdCourse',
    call: /\/portal\/authoring\/openCourse/,
    async type(page) {
      await page.getByRole('textbox', { name: /^课程名称/ }).fill(TYPED);
    },
  },
  {
    name: 'personal data',
    path: '/space/edit/learner/0',
    async type(page) {
      await page.getByRole('textbox', { name: /昵称/ }).fill(TYPED);
    },
  },
];

const stored = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join('\n'));

const ofUser = /u-100\d|只给自己看/;

async function openForm(context: BrowserContext, { path, call, type }: Form) {
  const page = await context.newPage();
  const held: Route[] = [];
  if (call) await page.route(call, (route) => void held.push(route));
  await page.clock.install();
  await page.goto(address + path);
  await type(page);
  await expect.poll(() => stored(page)).toMatch(/portal\.draft:/);
  await page.clock.runFor(5000);
  if (call) await expect.poll(() => held.length).toBeGreaterThan(0);
  return { page, held };
}

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = page.getByRole('alertdialog', { name: '确定要退出登录吗？' });
  await question.getByRole('checkbox', { name: '这是公用电脑' }).check();
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByRole('link', { name: '登录' }).first().waitFor();
}

describe('after a log-out on a public computer, nothing writes back', () => {
  it.each(forms)('$name, in another tab', async (form) => {
    const { context, page } = await visit();
    await enter(page, form.as ?? 'teacher');
    await page.goto(`${address}/index`);
    const { page: other, held } = await openForm(context, form);
    await page.bringToFront();
    await logOut(page);
    await expect.poll(() => stored(other)).not.toMatch(ofUser);
    const answers = held.map((route) => other.waitForResponse(route.request().url()));
    for (const route of held) await route.fulfill({ status: 500, json: { code: 500, msg: '系统繁忙' } });
    await Promise.all(answers);
    await other.clock.runFor(60_000);
    // A page that is just being loaded cannot be asked.
    await expect.poll(() => stored(other)).not.toMatch(ofUser);
    await expect.poll(() => stored(page)).not.toMatch(ofUser);
  });
});
