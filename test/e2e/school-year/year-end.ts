import type { Page } from 'playwright';
import { expect } from 'vitest';
import { choosePage, click, enterSpace, follow, open } from './people.ts';

/** The learner has this much by now, as the counters of the space say it. */
interface Count {
  hours: string;
  certificates: string;
  credit: string;
}

/** The counters beside the menu, and on the page that they lead to. */
export async function expectCounters(page: Page, { hours, certificates, credit }: Count): Promise<void> {
  const counter = (name: string) =>
    page.getByRole('region', { name: '学习统计' }).getByRole('link', { name });
  await expect.poll(() => counter('学习时长').textContent()).toContain(hours);
  await expect.poll(() => counter('获得证书').textContent()).toContain(certificates);
  await expect.poll(() => counter('我的积分').textContent()).toContain(credit);
}

/** The workbench says what is left to do, and lists as much. */
export async function expectTasks(page: Page, count: number): Promise<void> {
  await open(page, '/space/workbench');
  await page.getByText(count > 0 ? `您有 ${count} 项学习任务待完成` : '目前没有待完成的学习任务').waitFor();
  const todo = page.getByRole('region', { name: '近期待办' });
  await expect.poll(() => todo.getByRole('listitem').count()).toBe(count);
}

const lists = [
  ['培训项目', '/space/myProject'],
  ['课程', '/space/myCourse'],
  ['直播', '/space/myLive'],
] as const;

/** Each counter of the workbench leads to a list with as many rows. */
export async function expectLists(page: Page, count: number): Promise<void> {
  for (const [name] of lists) {
    await open(page, '/space/workbench');
    const part = page.getByRole('region', { name: '我的参与' }).getByRole('link', { name });
    await expect.poll(() => part.textContent()).toMatch(new RegExp(`^${count}${name}$`));
    await part.click();
    if (name === '课程') await follow(page, '全部课程');
    await page.getByRole('tab', { name: `全部 ${count}`, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(count + 1);
  }
}

export async function openCertificate(page: Page, project: string): Promise<void> {
  await enterSpace(page);
  await page.getByRole('link', { name: /获得证书/ }).click();
  await page.waitForURL('**/space/myCertificates');
  await click(page, `查看大图：${project}`);
  const certificate = page.getByRole('dialog').getByRole('img', { name: project });
  await certificate.waitFor();
  await page.keyboard.press('Escape');
}

/** Course and project stand in the archive with their hours, the certificate beside them. */
export async function readArchive(page: Page, course: string, project: string): Promise<void> {
  await choosePage(page, '学习档案');
  await page.waitForURL('**/space/studyArchive');
  await page.getByText('34 学时').first().waitFor();
  await page.getByRole('region', { name: '最新证书' }).getByRole('link', { name: project }).waitFor();
  const records = page.getByRole('region', { name: '学习记录' });
  await records
    .getByRole('row')
    .filter({ hasText: course })
    .getByRole('cell', { name: '4', exact: true })
    .waitFor();
  await records.getByRole('tab', { name: '培训项目 1' }).click();
  await records
    .getByRole('row')
    .filter({ hasText: project })
    .getByRole('cell', { name: '30', exact: true })
    .waitFor();
}

/** The bell counts what is unread, and the list begins with the latest. */
export async function readNotifications(page: Page, texts: readonly string[]): Promise<void> {
  await open(page, '/space/myNotification');
  for (const text of texts) await page.getByRole('main').getByText(text).first().waitFor();
}
