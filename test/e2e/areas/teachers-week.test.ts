import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { address, enter, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();

const video = fileURLToPath(new URL('../../../host/sandbox/videos/triangle.mp4', import.meta.url));
const open = (page: Page, path: string) => page.goto(address + path);
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function chooseSubjectAndCover(page: Page): Promise<void> {
  const tree = page.getByRole('group', { name: '学段学科' });
  await tree.getByText('小学', { exact: true }).click();
  await tree.getByRole('checkbox', { name: '数学' }).first().check();
  await click(page, '选择封面');
  await page.getByRole('button', { name: '封面 数学封面1.svg' }).click();
  await page.getByRole('button', { name: '更换封面' }).waitFor();
}

it('a learner enrols, learns, and finds hours and certificate in the archive', async () => {
  const { page, complaints } = await visit();
  await enter(page, 'teacher');

  await open(page, '/thirdProject/2004');
  await click(page, '立即报名');
  const project = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page
    .getByRole('dialog', { name: /^报名：/ })
    .getByRole('button', { name: '提交' })
    .click();
  await page.getByText('您已报名该项目').waitFor();
  await open(page, '/space/myProject');
  await page.getByRole('main').getByRole('searchbox').fill(project);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: project, exact: true }).waitFor();

  await open(page, '/coursePlay?id=5001&lesson=5001-1-1');
  await page.getByText(/^已学完 0\/\d+ 节$/).waitFor();
  await click(page, '播放');
  // Only what is really played counts.
  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.playbackRate = 8));
  await page.getByText(/^已学完 1\/\d+ 节$/).waitFor();

  await open(page, '/space/studyArchive');
  await page.getByRole('table', { name: /学时/ }).first().waitFor({ state: 'attached' });
  const certificate = page
    .getByRole('region', { name: '最新证书' })
    .getByRole('listitem')
    .first()
    .getByRole('link');
  const title = (await certificate.textContent()) ?? '';
  await certificate.click();
  await page.waitForURL('**/space/myCertificates?*');
  await page.getByText(title.trim()).first().waitFor();
  expect(complaints).toEqual([]);
});

it('a teacher makes a course with a video and an exam with a question, publishes both, and marks a paper', async () => {
  const { page, complaints } = await visit();
  await enter(page, 'admin');

  await open(page, '/createdCourse');
  await field(page, '课程名称').fill('三角形内角和怎么教');
  await field(page, '简介').fill('从一节课例看推理意识的培养');
  await chooseSubjectAndCover(page);
  await click(page, '添加一章');
  await field(page, '第 1 章名称').fill('课例研读');
  await click(page, '添加课时');
  await field(page, '第 1 章第 1 节名称').fill('课堂实录');
  await page.locator('input[type=file][accept*=mp4]').first().setInputFiles(video);
  await page.getByText('已上传', { exact: true }).waitFor();
  await field(page, '主讲教师').fill('周敏');
  await page.getByLabel('开始时间').fill('2027-01-04');
  await page.getByLabel('结束时间').fill('2027-06-30');
  await click(page, '发布');
  await page.waitForURL('**/courseManage');
  await page.getByRole('link', { name: '三角形内角和怎么教', exact: true }).waitFor();

  await open(page, '/createExamination');
  await field(page, '考试名称').fill('三角形专题测验');
  await page.getByLabel('开始时间').fill('2027-01-04T08:00');
  await page.getByLabel('结束时间').fill('2027-01-10T18:00');
  await chooseSubjectAndCover(page);
  await field(page, '考试时长（分钟）').fill('45');
  await field(page, '及格分数').fill('1');
  await field(page, '可考次数').fill('2');
  await page.getByText(/已保存/).waitFor();
  await click(page, '发布');
  await page.waitForURL('**/examinationManage');
  await page.getByRole('link', { name: '三角形专题测验' }).waitFor();
  await click(page, '“三角形专题测验”的更多操作');
  await page.getByRole('menuitem', { name: '编辑试题' }).click();
  await click(page, '判断题');
  await field(page, '题目').fill('三角形的内角和是 180 度。');
  await page.getByRole('radio', { name: '正确' }).check();
  await click(page, '保存试题');
  await page.getByText('试题已保存').waitFor();

  await open(page, '/examinationReadings');
  await page.getByRole('link', { name: '东湖区青年教师基本功考核笔试' }).click();
  await page.getByRole('tab', { name: /^未阅/ }).click();
  await page.waitForURL((url) => url.searchParams.get('tab') === 'unmarked');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: '满分' }).first().click();
  await page.getByRole('button', { name: '保存评分' }).first().click();
  await page.getByText(/^已保存：/).waitFor();
  expect(whereabouts(page)).toContain('/examinationReadings?id=mk-1');
  expect(complaints).toEqual([]);
});
