import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ManagePage from '#host/app/pages/manage/ManagePage.tsx';
import SelectivePage from '#host/app/pages/manage/SelectivePage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const lives = '/api/portal/authoring/live/page';

beforeEach(() => browserPage.viewport(1440, 900));

function open(address: string, options: SceneOptions = { as: 'teacher' }) {
  const page = openPage(ManagePage, address, options);
  const rows = () => page.queryAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
  return {
    ...page,
    rows,
    click: async (name: string | RegExp) => userEvent.click(await page.findByRole('button', { name })),
    /** The rows, once they are there. */
    loaded: async () => {
      await eventually(() => expect(rows().length).toBeGreaterThan(0));
      return rows();
    },
    row: async (title: string) =>
      within((await page.findByRole('rowheader', { name: title })).closest('tr') as HTMLElement),
    choose: async (title: string, action: string) => {
      await userEvent.click(await page.findByRole('button', { name: `“${title}”的更多操作` }));
      await userEvent.click(await page.findByRole('menuitem', { name: action }));
    },
    select: async (title: string) =>
      userEvent.click(await page.findByRole('checkbox', { name: `选择“${title}”` })),
    sent: (method: string) => page.sandbox.calls().filter((call) => call.method === method),
  };
}

describe('every manage page', () => {
  test.each([
    ['/courseManage', '课程管理', '新建', '/courseAdd?id='],
    ['/studioManage', '工作室管理', '新建工作室', '/studioAdd?id='],
    ['/liveManage', '直播管理', '新建直播', '/createLive?id='],
    ['/examinationManage', '考试管理', '新建考试', '/createExamination?id='],
    ['/selectiveManage', '选学管理', '新建课程', '/courseAdd?id='],
  ])('%s lists what one has created, and axe finds nothing', async (address, title, create, path) => {
    const page = open(address, { as: 'teacher', settings: { theme: 'dark' } });
    await page.findByRole('heading', { level: 1, name: title });
    await page.loaded();
    expect(page.getByText(create, { selector: 'a *, button *' })).toBeVisible();
    const links = page.getAllByRole('link', { name: '编辑' }).map((link) => link.getAttribute('href'));
    expect(links.some((href) => href?.startsWith(path))).toBe(true);
    await expectAccessible(page.host);
  });

  test.each([
    ['/courseManage', '编辑练习', /^\/quizEdit\?kind=(course|openCourse)&id=\1-\d+$/],
    ['/examinationManage', '编辑试题', /^\/questionEdit\?id=exam-\d+$/],
  ])('%s leads to the questions of a row: %s', async (address, action, path) => {
    const page = open(address);
    await page.loaded();
    const menus = page.getAllByRole('button', { name: /的更多操作$/ });
    for (const menu of menus) {
      await userEvent.click(menu);
      if (page.queryByRole('menuitem', { name: action })) break;
      await userEvent.keyboard('{Escape}');
    }
    expect(page.getByRole('menuitem', { name: action }).getAttribute('href')).toMatch(path);
  });

  test.each(readingFaults)('that meets %s can be tried again', async (_, fault) => {
    const page = open('/liveManage', meeting(lives, fault));
    await page.findByText('直播管理加载失败');
    await page.click('重试');
    await page.loaded();
  });

  test('changes the very record whose id no number can hold', async () => {
    const id = Number('1234567890123456789');
    const record = { id, title: '大单元教学', state: 'draft', savedTime: '2026-11-20 08:30:00' };
    const page = open(
      '/liveManage',
      meeting(lives, { body: { code: 200, data: { records: [record], total: 1 } } }),
    );
    await userEvent.click(await (await page.row(record.title)).findByRole('button', { name: '提交审核' }));
    const sent = () => page.calls('/api/portal/authoring/live').filter(({ method }) => method === 'POST');
    await eventually(() => expect(sent()).toHaveLength(1));
    // As JSON has it; as a number it would be less than this.
    expect(JSON.stringify(sent()[0]?.body)).toContain('"1234567890123456800"');
  });

  test('says that there is nothing yet, and what a newcomer may do', async () => {
    const page = open('/liveManage', { as: 'newcomer' });
    await page.findByText('您还没有创建内容');
    await page.findByText(/您可以创建和保存草稿/);
  });

  test('is a list of cards on a phone', async () => {
    await browserPage.viewport(390, 844);
    const page = open('/courseManage?kind=openCourse&tab=refused');
    await page.loaded();
    expect(page.getAllByText(/^未通过原因：/).length).toBeGreaterThan(0);
    await expectAccessible(page.host);
  });

  test('shows a preview of what was written', async () => {
    const page = open('/courseManage?kind=openCourse');
    const [title = ''] = await page.loaded();
    await page.choose(title, '预览');
    const dialog = within(await page.findByRole('dialog', { name: title }));
    await dialog.findByText(/^本内容来自一线课堂/);
    await expectAccessible(page.host);
  });
});

describe('the state', () => {
  test('of a draft changes to a review for a teacher, and back', async () => {
    const page = open('/liveManage?tab=draft');
    const [title = ''] = await page.loaded();
    await userEvent.click(await (await page.row(title)).findByRole('button', { name: '提交审核' }));
    await page.findByText('已提交审核');
    await eventually(() => expect(page.rows()).not.toContain(title));
    await userEvent.click(await page.findByRole('tab', { name: /^审核中/ }));
    await userEvent.click(await (await page.row(title)).findByRole('button', { name: '撤回' }));
    await page.findByText('已撤回为草稿');
  });

  test('of a draft changes to published for an administrator', async () => {
    const page = open('/liveManage?tab=draft', { as: 'admin' });
    const [title = ''] = await page.loaded();
    await userEvent.click(await (await page.row(title)).findByRole('button', { name: '发布' }));
    await page.findByText('已发布', { selector: '[part=toast] *' });
    await eventually(() => expect(page.rows()).not.toContain(title));
  });

  test('of several changes at once, and one message says what failed', async () => {
    const page = open('/liveManage?tab=published');
    const [first = '', second = ''] = await page.loaded();
    await page.select(first);
    await page.select(second);
    page.sandbox.fault({
      method: 'POST',
      path: '/api/portal/authoring/live',
      body: { code: 400, msg: '直播正在进行' },
    });
    await page.click('撤回 2 项');
    await page.findByText('1 项操作失败：直播正在进行');
    await page.findByText('已撤回为草稿');
    await eventually(() =>
      expect([first, second].filter((title) => page.rows().includes(title))).toHaveLength(1),
    );
    expect(page.queryByText(/^已选/)).toBeNull();
  });
});

describe('a removal', () => {
  test('can be undone, and then is never sent', async () => {
    const page = open('/liveManage');
    const before = await page.loaded();
    const [title = ''] = before;
    await page.choose(title, '删除');
    await page.findByText(`已删除“${title}”`);
    await eventually(() => expect(page.rows()).not.toContain(title));
    await page.click('撤销');
    await eventually(() => expect(page.rows()).toEqual(before));
    expect(page.sent('DELETE')).toHaveLength(0);
  });

  test('is sent when its toast closes', async () => {
    const page = open('/liveManage');
    const [title = '', second = ''] = await page.loaded();
    await page.select(title);
    await page.select(second);
    await page.click('删除');
    await page.findByText('已删除 2 项');
    await page.click('关闭提示');
    await eventually(() => expect(page.sent('DELETE')).toHaveLength(2));
    await eventually(() => expect(page.rows()).not.toContain(title));
    expect(page.rows()).not.toContain(second);
  });

  test.each([
    ['leaving the page', () => history.pushState(null, '', '/studioManage')],
    ['closing it', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hiding it',
      () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('is sent by %s', async (_, leave) => {
    const page = open('/liveManage');
    const [title = ''] = await page.loaded();
    await page.choose(title, '删除');
    await page.findByText(`已删除“${title}”`);
    leave();
    await eventually(() => expect(page.sent('DELETE')).toHaveLength(1));
    await eventually(() => expect(page.queryByText(`已删除“${title}”`)).toBeNull());
  });

  test.each([
    ['HTTP 500', { status: 500, body: { code: 500, msg: '服务器繁忙' } }],
    ['a broken connection', { drop: true }],
    ['malformed JSON', { body: '<html>502 Bad Gateway</html>' }],
    ['a refusal', { body: { code: 400, msg: '直播正在进行' } }],
  ])('that meets %s brings the row back with a message', async (_, fault) => {
    const page = open('/liveManage');
    const [title = ''] = await page.loaded();
    const called = await (await page.row(title)).findByRole('link', { name: '编辑' });
    const id = new URL((called as HTMLAnchorElement).href).searchParams.get('id');
    page.sandbox.fault({ method: 'DELETE', path: `/api/portal/authoring/live/${id}`, ...fault });
    await page.choose(title, '删除');
    await page.click('关闭提示');
    await page.findByText(new RegExp(`^“${title}”删除失败：`));
    await eventually(() => expect(page.rows()).toContain(title));
  });
});

describe('optional courses', () => {
  const path = '/api/portal/selective/list';

  test.each(readingFaults)('that meet %s can be tried again', async (_, fault) => {
    const page = openPage(SelectivePage, '/selectiveLearning', meeting(path, fault));
    await page.findByText('选学课程加载失败');
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await page.findByText('已选 0 / 12 学时');
  });

  test('are none for a newcomer', async () => {
    const page = openPage(SelectivePage, '/selectiveLearning', { as: 'newcomer' });
    await page.findByText('暂无可选学的项目');
  });

  test('are closed at the very moment', async () => {
    const course = { id: 'c-1', title: '大单元教学', hours: 6, teacher: '', cover: '', chosen: false };
    const endTime = new Date(Date.now() + 2500).toISOString();
    const data = [{ id: 'sel-1', title: '研修', aim: 6, endTime, submitTime: null, courses: [course] }];
    const page = openPage(SelectivePage, '/selectiveLearning', meeting(path, { body: { code: 200, data } }));
    const choice = await page.findByRole('checkbox', { name: /^大单元教学/ });
    expect(choice).toBeEnabled();
    await eventually(() => expect(choice).toBeDisabled());
    expect(page.queryByRole('button', { name: '提交选课' })).toBeNull();
  });

  test('are chosen, kept, and submitted when their hours suffice', async () => {
    const page = openPage(SelectivePage, '/selectiveLearning', { as: 'teacher' });
    const choose = async (name: RegExp) => userEvent.click(await page.findByRole('checkbox', { name }));
    await choose(/^大单元教学/);
    await page.findByText('已选 6 / 12 学时');
    await expectAccessible(page.host);
    await userEvent.click(await page.findByRole('button', { name: '提交选课' }));
    await eventually(() => expect(page.getByRole('alert')).toHaveTextContent('还差 6 学时，请继续选课'));

    const projects = await page.findByRole('combobox', { name: '项目' });
    await userEvent.selectOptions(projects, '班主任工作专题研修');
    await page.findByText(/^选课已于/);
    expect(page.getByRole('checkbox', { name: /^大单元教学/ })).toBeDisabled();
    await userEvent.selectOptions(projects, '青年教师课堂教学能力提升研修');
    await page.findByText('已选 6 / 12 学时');

    await choose(/^生成式/);
    await page.findByText('已达到要求的学时');
    page.sandbox.fault({ method: 'PUT', path: '/api/portal/selective/sel-1', status: 500 });
    await userEvent.click(await page.findByRole('button', { name: '提交选课' }));
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    await userEvent.click(await page.findByRole('button', { name: '提交选课' }));
    await page.findByText('选课已提交');
    await page.findByRole('button', { name: '提交修改' });
  });
});
