import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import TeamPage from '#host/app/pages/team/TeamPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const projects = '/pxapp/api/project/userProjectListHasOrder';

beforeEach(() => browserPage.viewport(1440, 900));

const open = (query = '', options: SceneOptions = { as: 'teacher' }) =>
  openPage(TeamPage, `/space/myEchelon${query}`, options);

describe('the team', () => {
  test.each(['light', 'dark'] as const)(
    'shows roles in words and hours against the aim, %s',
    async (theme) => {
      const page = open('', { as: 'teacher', settings: { theme } });
      await page.findByText('共 36 条');
      expect(page.getAllByText('辅导教师').length).toBeGreaterThan(0);
      expect(page.getAllByText(/^\d+ \/ 24 学时$/).length).toBeGreaterThan(0);
      await expectAccessible(page.host);
    },
  );

  test('is filtered and sorted, all of it in the address', async () => {
    const page = open();
    await page.findByText('共 36 条');
    await userEvent.selectOptions(page.getByLabelText('角色'), '学员');
    await page.findByText('共 22 条');
    await userEvent.click(page.getByRole('button', { name: '学时' }));
    await userEvent.click(page.getByRole('button', { name: '学时' }));
    await eventually(() =>
      expect(page.getByRole('columnheader', { name: '学时' })).toHaveAttribute('aria-sort', 'descending'),
    );
    expect(page.whereabouts()).toBe('/space/myEchelon?role=学员&sort=-hours');
    await userEvent.click(page.getByRole('tab', { name: /^未达标/ }));
    await eventually(() => expect(page.whereabouts()).toContain('tab=behind'));
  });

  test('of another project begins without filters', async () => {
    const page = open('?searchVal=没有这个人');
    await page.findByText('没有符合条件的记录');
    const select = page.getByLabelText('培训项目');
    const [, second] = within(select).getAllByRole('option');
    await userEvent.selectOptions(select, second as HTMLElement);
    await page.findByText('共 36 条');
    const { value } = second as HTMLOptionElement;
    expect(page.whereabouts()).toBe(`/space/myEchelon?project=${value}`);
  });

  test('is a list of cards on a phone', async () => {
    await browserPage.viewport(390, 844);
    const page = open();
    await page.findByText('共 36 条');
    await userEvent.selectOptions(page.getByLabelText('排序'), '学时降序');
    await eventually(() => expect(page.whereabouts()).toBe('/space/myEchelon?sort=-hours'));
    await expectAccessible(page.host);
  });

  test('renders one page of 10,000 members', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({
      userId: index,
      realName: `成员 ${index}`,
      school: `学校 ${index % 40}`,
      role: 'project_study',
      lessonNum: index % 30,
      lessonAim: 24,
    }));
    const members = '/api/research/person/region/project/user/2001';
    const page = open('?project=2001', {
      as: 'teacher',
      prepare: (sandbox) => {
        sandbox.fault({
          method: 'GET',
          path: projects,
          body: { code: 200, data: [{ id: 2001, title: '项目' }] },
        });
        sandbox.fault({ method: 'GET', path: members, body: { code: 200, data } });
      },
    });
    await page.findByText('共 10000 条');
    expect(page.getAllByRole('row')).toHaveLength(11);
    await page.findByRole('tab', { name: '已达标 1998' });
  });

  test.each(readingFaults)('that meets %s can be tried again', async (_, fault) => {
    const page = open('', meeting(projects, fault));
    const alert = await page.findByRole('alert');
    within(alert).getByText('项目加载失败');
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await page.findByText('共 36 条');
  });

  test('of a newcomer says how to join a project', async () => {
    const page = open('', { as: 'newcomer' });
    const link = await page.findByRole('link', { name: '加入项目' });
    expect(link).toHaveAttribute('href', '/space/add');
  });
});
