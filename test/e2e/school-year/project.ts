import type { Page } from 'playwright';
import { click, field, learner, open } from './people.ts';

/** The teacher guides it: a live session that is running, two assignments and a discussion. */
const project = '/thirdProject/2014';

const tasks = (page: Page) => page.getByRole('region', { name: '研修任务' });
const doTask = (page: Page, name: RegExp) => tasks(page).getByRole('link', { name }).click();
const design = /课例设计/;
const reflection = /教学反思/;

const isDone = (page: Page, count: number) => tasks(page).getByText(`已完成 ${count}/4 项任务`).waitFor();

/** The school stands in the form already, since the roster knows it. */
export async function enrol(page: Page): Promise<void> {
  await open(page, project);
  await click(page, '立即报名');
  const form = page.getByRole('dialog', { name: /^报名：/ });
  await form.getByLabel('任教学段').selectOption({ label: '小学' });
  await form.getByLabel('任教学科').selectOption({ label: '数学' });
  await form.getByRole('button', { name: '提交' }).click();
  await isDone(page, 0);
}

export async function attendLive(page: Page): Promise<void> {
  await open(page, project);
  await tasks(page).getByRole('link').first().click();
  await page.waitForURL('**/liveList/live?*');
  await click(page, '预约直播');
  await click(page, '签到');
  await page.getByText(/签到$/).waitFor();
  await open(page, project);
  await isDone(page, 1);
}

export async function handIn(page: Page, text: string): Promise<void> {
  await doTask(page, design);
  await field(page, '作业内容').fill(text);
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: '课例设计.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.getByText('已上传', { exact: true }).waitFor();
  await click(page, '提交作业');
  await page.getByRole('region', { name: '我的作业' }).getByText('待批阅').waitFor();
}

/** The tutor finds the work in the project that they guide, by the name that the notification says. */
async function openWork(page: Page, name: RegExp): Promise<void> {
  await open(page, project);
  await tasks(page).getByText('我是指导教师').waitFor();
  await doTask(page, name);
  await page.getByRole('main').getByRole('searchbox').fill(learner.realName);
  await page.keyboard.press('Enter');
  await page.getByRole('table').getByRole('link', { name: learner.realName }).click();
}

export async function returnWork(page: Page, remark: string): Promise<void> {
  await openWork(page, design);
  await page.getByRole('link', { name: /课例设计\.pdf/ }).waitFor();
  await field(page, '评语').fill(remark);
  await click(page, '退回修改');
  await page.getByRole('heading', { name: `${learner.realName} 东湖区实验小学 已退回` }).waitFor();
}

export async function handInAgain(page: Page, remark: string, text: string): Promise<void> {
  await page.reload();
  await page.getByText(`评语：${remark}`).waitFor();
  await field(page, '作业内容').fill(text);
  await click(page, '重新提交');
  await page.getByRole('region', { name: '我的作业' }).getByText('待批阅').waitFor();
}

async function markWork(page: Page, name: RegExp, points: string): Promise<void> {
  await openWork(page, name);
  await field(page, '得分（满分 100）').fill(points);
  await field(page, '评语').fill('目标清楚，评价与活动对应得好。');
  await click(page, '批阅完成');
  await page.getByText('批阅已保存').first().waitFor();
}

export const markDesign = (page: Page) => markWork(page, design, '92');
export const markReflection = (page: Page) => markWork(page, reflection, '88');

/** The task is done at once, on the page where she says it. */
export async function discuss(page: Page, text: string): Promise<void> {
  await open(page, project);
  await isDone(page, 2);
  await field(page, '写评论').fill(text);
  await click(page, '发布');
  await isDone(page, 3);
}

export async function answer(page: Page, text: string, reply: string): Promise<void> {
  await open(page, project);
  await page.getByText(text).waitFor();
  await click(page, `回复 ${learner.realName}`);
  await field(page, `回复 ${learner.realName}`).fill(reply);
  await page.getByRole('button', { name: '发布', exact: true }).last().click();
  await page.getByText(reply).waitFor();
}

export async function handInReflection(page: Page, text: string): Promise<void> {
  await doTask(page, reflection);
  await field(page, '作业内容').fill(text);
  await click(page, '提交作业');
  await page.getByRole('region', { name: '我的作业' }).getByText('待批阅').waitFor();
}

/** With the last mark the project is done. Returns its name. */
export async function finish(page: Page): Promise<string> {
  await open(page, project);
  await isDone(page, 4);
  await tasks(page).getByText('已获 30/30 学时').waitFor();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}
