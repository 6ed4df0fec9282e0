import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { choosePage, click, enterSpace, field, follow, heading, open } from './people.ts';

const video = fileURLToPath(new URL('../../../host/sandbox/videos/triangle.mp4', import.meta.url));

/** The author makes a course of two lessons, and publishes it with a price. */
export async function publishCourse(page: Page, title: string): Promise<void> {
  await open(page, '/space/creation');
  await follow(page, '新建系列课程');
  await field(page, '课程名称').fill(title);
  await field(page, '简介').fill('从一节课例看推理意识的培养');
  const tree = page.getByRole('group', { name: '学段学科' });
  await tree.getByText('小学', { exact: true }).click();
  await tree.getByRole('checkbox', { name: '数学' }).first().check();
  await click(page, '选择封面');
  await page.getByRole('button', { name: '封面 数学封面1.svg' }).click();
  await click(page, '添加一章');
  await field(page, '第 1 章名称').fill('课例研读');
  for (const [place, name] of ['课堂实录', '课后点评'].entries()) {
    await click(page, '添加课时');
    await field(page, `第 1 章第 ${place + 1} 节名称`).fill(name);
    await page
      .getByRole('group', { name: `第 1 章第 ${place + 1} 节视频` })
      .locator('input[type=file]')
      .setInputFiles(video);
    await page.getByText('已上传', { exact: true }).nth(place).waitFor();
  }
  await field(page, '主讲教师').fill('周明');
  await page.getByLabel('开始时间').fill('2026-09-01');
  await page.getByLabel('结束时间').fill('2027-06-30');
  await page.getByLabel('学时', { exact: true }).fill('4');
  await page.getByLabel('价格（元）').fill('39');
  await click(page, '发布');
  await page.waitForURL('**/courseManage');
  await page.getByRole('link', { name: title, exact: true }).waitFor();
}

/** The learner finds it in the list, and by the search. */
export async function findCourse(page: Page, title: string): Promise<void> {
  await open(page, '/index');
  await page.getByRole('banner').getByRole('link', { name: '课程超市', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: title }).first().waitFor();
  await page.getByRole('banner').getByRole('searchbox').fill(title);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const results = await opened;
  const hit = heading(results, 3, title).getByRole('link');
  const address = (await hit.getAttribute('href')) ?? '';
  await results.close();
  await open(page, address);
  await heading(page, 1, title).waitFor();
}

/** She pays on the page of the payment service, which opens in a window of its own. */
export async function buyCourse(page: Page): Promise<void> {
  await click(page, '购买课程 ¥39');
  await page.waitForURL('**/space/orderDetail/*');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '在本机打开支付页面' }).click();
  const payment = await opened;
  await payment.getByText('已支付 ¥39.00').waitFor();
  await payment.close();
  await click(page, '我已支付');
  await page.getByRole('region', { name: '已支付' }).waitFor();
}

/** Plays the lesson that is open to its end; only what is really played counts. */
async function playLesson(page: Page, learnt: string): Promise<void> {
  await click(page, '播放');
  await page.locator('video').evaluate((film: HTMLVideoElement) => (film.playbackRate = 16));
  await page.getByText(learnt).waitFor();
}

/** From the paid order to the first lesson. */
export async function beginCourse(page: Page): Promise<void> {
  await follow(page, '去学习');
  await follow(page, '开始学习');
  await page.waitForURL('**/coursePlay?*');
  await page.getByText('已学完 0/2 节').waitFor();
  await playLesson(page, '已学完 1/2 节');
  // Left alone, the player goes on with the next lesson.
  await page.getByRole('link', { name: '返回详情' }).click();
  await page.getByText(/^已学 \d+%$/).waitFor();
  await page.getByRole('link', { name: '继续学习' }).waitFor();
}

/** On the other device the course stands where the first one has left it. */
export async function goOnWithCourse(page: Page, title: string): Promise<void> {
  await enterSpace(page);
  await choosePage(page, '我的课程');
  const part = page.getByRole('region', { name: '继续上次的学习' });
  await part.getByText(title).waitFor();
  await part.getByRole('link', { name: new RegExp(title) }).click();
  await page.waitForURL('**/coursePlay?*');
  await page.getByText('已学完 1/2 节').waitFor();
  await page.getByRole('button', { name: /课后点评/ }).click();
  await playLesson(page, '已学完 2/2 节');
}

export async function reviewCourse(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: '返回详情' }).click();
  await page.waitForURL('**/courseHome?id=*');
  const reviews = page.getByRole('region', { name: '学员评价' });
  await reviews.getByRole('button', { name: '写评价' }).click();
  await reviews.getByRole('radio', { name: '5 星' }).check();
  await field(page, '评价内容').fill(text);
  await click(page, '发布评价');
  await reviews.getByText(text).waitFor();
  await reviews.getByText('5.0 分').waitFor();
  await reviews.getByText('1 人评价').waitFor();
}
