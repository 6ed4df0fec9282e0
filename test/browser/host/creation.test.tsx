import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import CreationPage from '#host/app/pages/creation/CreationPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { meeting, openSpacePage } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const overview = '/api/portal/authoring/overview';
const marking = '/api/portal/exam/marking/page';

beforeEach(() => browserPage.viewport(1440, 900));

const open = (options?: SceneOptions) => openSpacePage(<CreationPage />, '/space/creation', options);

describe('the overview for authors', () => {
  test.each(['light', 'dark'] as const)(
    'shows what waits and the figures of the month, axe finds nothing, %s',
    async (theme) => {
      const page = open({ as: 'teacher', settings: { theme } });
      await page.findByRole('heading', { level: 1, name: '创作中心' });
      for (const name of ['草稿', '审核中', '未通过', '待阅卷']) {
        const card = await page.card(name);
        expect((await card.findAllByRole('link')).length).toBeGreaterThan(0);
      }
      expect((await (await page.card('未通过')).findAllByText(/^原因：./)).length).toBeGreaterThan(0);
      const month = await page.card('本月数据');
      expect((await month.findAllByRole('definition')).map((one) => one.textContent)).not.toContain('-');
      await expectAccessible(page.host);
    },
  );

  test('leads to managing and creating every kind', async () => {
    const page = open();
    const ways = await page.card('管理与新建');
    const links = await ways.findAllByRole('link');
    const paths = links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/courseManage', '/studioManage', '/liveManage', '/examinationManage', '/selectiveManage'],
        ...['/courseAdd', '/createdCourse', '/createdShortVideo', '/createdListen', '/createdProject'],
        ...['/studioAdd', '/createLive', '/createExamination'],
      ]),
    );
  });

  test('leads from a draft to its editor, and from an exam to its papers', async () => {
    const page = open();
    const [draft] = await (await page.card('草稿')).findAllByRole('link');
    expect(draft?.getAttribute('href')).toMatch(/^\/(created?|courseAdd|studioAdd)\w*\?id=/);
    const exam = await (await page.card('待阅卷')).findByRole('link', { name: '新教师岗前培训结业测试' });
    expect(exam.getAttribute('href')).toBe('/examinationReadings?id=mk-2');
  });

  test('is empty for a newcomer, with the ways to begin', async () => {
    const page = open({ as: 'newcomer' });
    for (const name of ['草稿', '审核中', '未通过', '待阅卷']) {
      await (await page.card(name)).findByText('暂无相关数据');
    }
    await (await page.card('管理与新建')).findByRole('link', { name: '新建课程' });
    await expectAccessible(page.host);
  });

  test('says that marking is under construction where the back end does not offer it', async () => {
    const page = open({ as: 'teacher', settings: { features: ['authoring'] } });
    await (await page.card('待阅卷')).findByText('开发中，敬请期待……');
    expect(page.calls(marking)).toEqual([]);
  });

  test.each(readingFaults)('offers a retry after %s, and keeps the ways', async (_, fault) => {
    const page = open(meeting(overview, fault));
    await page.findByText('创作数据加载失败');
    await (await page.card('管理与新建')).findByRole('link', { name: '课程管理' });
    (await page.findByRole('button', { name: '重试' })).click();
    await (await page.card('草稿')).findAllByRole('link');
    await eventually(() => expect(page.calls(overview).length).toBeGreaterThan(1));
  });
});
