import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { meeting, openDetails } from './details-scene.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { readingFaults } from '../../faults.ts';
import { expectAccessible } from '../../widget.tsx';

const path = '/api/portal/workspace/2001';
const project = '/thirdProject/2001';

beforeEach(() => browserPage.viewport(1440, 900));

describe('the tasks of a project', () => {
  test.each(['light', 'dark'] as const)('lead those who take part to each of them, %s', async (theme) => {
    const page = openDetails(project, { as: 'teacher', settings: { theme } });
    const tasks = within(await page.findByRole('region', { name: '研修任务' }));
    await tasks.findByText(/^已完成 0\/6 项任务$/);
    expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/courseHome\?id=/),
      expect.stringMatching(/^\/liveList\/live\?id=/),
      '/space/homework/hw-demo-2001-1',
      '/space/homework/hw-demo-2001-2',
      '#comments',
      expect.stringMatching(/^\/space\/myExamination\?id=/),
    ]);
    expect(page.host.querySelector('#comments')).not.toBeNull();
    await expectAccessible(page.host);
  });

  test('tell tutors that they are tutors', async () => {
    const page = openDetails('/thirdProject/2002');
    within(await page.findByRole('region', { name: '研修任务' })).getByText('我是指导教师');
  });

  test.each<[who: string, address: string, options: SceneOptions]>([
    ['guests', project, { as: 'guest' }],
    ['those who do not take part', '/thirdProject/2004', { as: 'teacher' }],
    ['anybody on a back end without workspaces', project, { as: 'teacher', settings: { features: [] } }],
  ])('are not shown to %s', async (_, address, options) => {
    const page = openDetails(address, options);
    await page.findByRole('heading', { level: 2, name: '项目介绍' });
    expect(page.queryByRole('region', { name: '研修任务' })).toBeNull();
  });

  test.each(readingFaults)('%s: can be tried again', async (_, fault) => {
    const page = openDetails(project, meeting(path, fault));
    await page.findByText('研修任务加载失败');
    const failed = within(page.getByRole('region', { name: '研修任务' }));
    await userEvent.click(failed.getByRole('button', { name: /^(重试|重新加载)/ }));
    await failed.findByRole('link', { name: '提交一份课例设计' });
  });
});
