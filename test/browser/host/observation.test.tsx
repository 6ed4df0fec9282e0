import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import LearningPage from '#host/app/pages/learning/LearningPage.tsx';
import ObservationPage from '#host/app/pages/observation/ObservationPage.tsx';
import type { FaultSettings } from '#host/sandbox/index.ts';
import { sandboxSettings } from '#host/sandbox/settings.ts';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults, signedOut, writingFaults } from '../faults.ts';
import { keptDrafts } from '../kept-drafts.ts';
import { savedFiles } from '../saved-files.ts';
import { openPage } from './page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

// Videos are those of the page's own origin.
const as: SceneOptions = { as: 'teacher', settings: { api: '' } };

/** Lessons of the teacher: overdue, not begun, handed in. */
const [late, fresh, done] = ['5021', '5022', '5023'] as const;
const path = (id: string) => `/api/portal/observation/${id}`;
const submission = `${path(fresh)}/submission`;

/** Criteria of 通用课堂观察量表, and points that make up 86. */
const points = [
  ['目标明确', '9'],
  ['重难点突出', '8'],
  ['环节设计', '18'],
  ['师生互动', '17'],
  ['资源运用', '9'],
  ['学生参与', '13'],
  ['目标达成', '12'],
] as const;

beforeEach(() => browserPage.viewport(1440, 900));

const open = (id: string, options: SceneOptions = as) =>
  openPage(ObservationPage, `/space/listen/${id}`, options);
type Page = ReturnType<typeof open>;

const meeting = (fault: FaultSettings): SceneOptions => ({
  ...as,
  prepare: (sandbox) => sandbox.fault(fault),
});

const pointsOf = (page: Page, criterion: string) =>
  page.findByRole<HTMLInputElement>('spinbutton', { name: criterion });
const press = async (page: Page, name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));

async function fillIn(page: Page): Promise<void> {
  for (const [criterion, typed] of points) await userEvent.fill(await pointsOf(page, criterion), typed);
  page.getByText('合计 86 / 100 分');
}

/** Answers the question before handing in. */
async function agree(page: Page): Promise<void> {
  await press(page, '提交评课');
  const dialog = within(await page.findByRole('alertdialog'));
  dialog.getByText(/^合计 86 \/ 100 分。提交后不能修改/);
  await userEvent.click(dialog.getByRole('button', { name: '提交评课' }));
}

async function filmAt(page: Page, seconds: number): Promise<void> {
  await page.findByRole('region', { name: /^视频/ });
  const video = page.host.querySelector('video');
  if (!video) throw new Error('there is no film');
  await eventually(() => expect(video.readyState).toBeGreaterThan(1));
  video.currentTime = seconds;
}

describe('a lesson to observe', () => {
  test.each(['light', 'dark'] as const)('has a film, a scale and remarks, %s', async (theme) => {
    const page = open(fresh, { ...as, settings: { api: '', theme } });
    await page.findByRole('heading', { level: 1, name: /^听评课｜/ });
    await page.findByRole('heading', { level: 2, name: '通用课堂观察量表' });
    expect(page.getAllByRole('spinbutton')).toHaveLength(7);
    expect(page.queryByText('平均分')).toBeNull();
    await expectAccessible(page.host);
  });

  test.each([
    ['not begun', fresh],
    ['overdue', late],
    ['handed in', done],
  ])('that is %s has its film in place before it is there, on a phone', async (_, id) => {
    await browserPage.viewport(390, 844);
    const page = open(id, meeting({ method: 'GET', path: path(id), delayMs: 500 }));
    const waiting = await page.findByText('加载中');
    const outline = waiting.nextElementSibling?.getBoundingClientRect();
    const film = await page.findByRole('region', { name: /^视频/ });
    const { top, left, width } = film.getBoundingClientRect();
    expect(outline).toMatchObject({ top, left: left + 16, width: width - 32 });
  });

  test('is filled in and handed in; then the mean appears, and the sheet is exported', async () => {
    const files = savedFiles();
    const page = open(fresh);
    await fillIn(page);
    await userEvent.fill(page.getByLabelText('总体评价'), '学生活动充分');
    await agree(page);
    await page.findByText('评课已提交');
    const result = within(await page.findByRole('region', { name: '评课结果' }));
    expect(page.getByRole('region', { name: '评课结果' })).toHaveFocus();
    const total = within(result.getByRole('row', { name: /^合计 100 86 [\d.]+$/ }));
    expect(total.getAllByRole('cell')).toHaveLength(3);
    result.getByRole('row', { name: /^目标明确 10 9 \d+\.\d$/ });
    result.getByText(/^\d+ 人已评课$/);
    result.getByText('学生活动充分');
    expect(page.queryByRole('spinbutton')).toBeNull();
    expect(page.calls(submission).at(-1)?.body).toMatchObject({
      points: { '1-1': '9', '3-2': '12' },
      comment: '学生活动充分',
    });
    expect(keptDrafts(`observation:${fresh}`)).toEqual([]);
    await expectAccessible(page.host);
    await press(page, '导出评课表');
    expect(files[0]?.name).toMatch(/^听评课｜.*评课表\.csv$/);
    expect(await files[0]?.text).toMatch(/"教学目标","目标明确","10","9","\d+(\.\d)?"/);
  });

  test('takes remarks at moments of the film, which it goes to', async () => {
    const page = open(fresh);
    await filmAt(page, 7);
    await press(page, '在 00:07 记录');
    const text = await page.findByLabelText('00:07 的记录');
    await eventually(() => expect(text).toHaveFocus());
    await userEvent.keyboard('追问及时');
    await filmAt(page, 3);
    await press(page, '在 00:03 记录');
    await userEvent.fill(await page.findByLabelText('00:03 的记录'), '导入用生活情境');
    expect(page.getAllByRole('button', { name: /^跳转到/ }).map(({ textContent }) => textContent)).toEqual([
      '00:03',
      '00:07',
    ]);
    await expectAccessible(page.host);
    await press(page, '跳转到 00:07');
    const video = page.host.querySelector('video');
    await eventually(() => expect(video?.currentTime).toBeGreaterThanOrEqual(7));
    video?.pause();
    await eventually(() =>
      expect(page.calls(path(fresh)).at(-1)?.body).toMatchObject({
        remarks: [
          { seconds: 3, text: '导入用生活情境' },
          { seconds: 7, text: '追问及时' },
        ],
      }),
    );
  });

  test('a new remark is not behind the film', async () => {
    const page = open('5024');
    await page.findByLabelText('00:02 的记录');
    window.scrollTo(0, 400);
    await press(page, '在 00:00 记录');
    const text = await page.findByLabelText('00:00 的记录');
    const button = page.getByRole('button', { name: '在 00:00 记录' });
    await eventually(() =>
      expect(text.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
  });

  test('a remark that is removed comes back by undo', async () => {
    const page = open(fresh);
    await press(page, '在 00:00 记录');
    await userEvent.fill(await page.findByLabelText('00:00 的记录'), '追问及时');
    await press(page, '删除 00:00 的记录');
    await page.findByText('还没有课堂记录');
    await press(page, '撤销');
    expect(await page.findByLabelText('00:00 的记录')).toHaveValue('追问及时');
  });

  test('saves by itself what is typed, complete or not, and keeps it over a reload', async () => {
    const page = open(fresh);
    await userEvent.fill(await pointsOf(page, '目标明确'), '99');
    await page.findByText('有修改尚未保存');
    await page.findByText(/^已保存/);
    expect(page.calls(path(fresh)).at(-1)?.body).toMatchObject({ points: { '1-1': '99' }, basedOn: 0 });
    expect(keptDrafts(`observation:${fresh}`)).toEqual([]);
    await userEvent.fill(await pointsOf(page, '目标明确'), '10');
    const kept = Object.entries({ ...localStorage });
    page.unmount();
    // The scene clears the storage, so the draft is written after it.
    const prepare = () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value)));
    const again = open(fresh, { ...as, prepare });
    expect(await pointsOf(again, '目标明确')).toHaveValue('10');
  });

  test('what a broken connection cannot save is kept on the device', async () => {
    const page = open(fresh, meeting({ method: 'PUT', path: path(fresh), times: 50, drop: true }));
    await userEvent.fill(await pointsOf(page, '目标明确'), '9');
    await page.findByText(/^未能保存到服务器，内容暂存在本机/);
    expect(keptDrafts(`observation:${fresh}`)).toEqual([expect.stringContaining('"1-1":"9"')]);
    expect(await pointsOf(page, '目标明确')).toHaveValue('9');
  });

  test('what is typed outlives the end of the session', async () => {
    const page = open(fresh, meeting({ method: 'PUT', path: path(fresh), times: 50, ...signedOut }));
    await userEvent.fill(await pointsOf(page, '目标明确'), '9');
    await eventually(() => expect(page.portal.session.getState().token).toBe(''));
    expect(keptDrafts(`observation:${fresh}`)).toEqual([expect.stringContaining('"1-1":"9"')]);
  });

  test('a save that failed can be repeated', async () => {
    const page = open(fresh, meeting({ method: 'PUT', path: path(fresh), drop: true }));
    await userEvent.fill(await pointsOf(page, '目标明确'), '9');
    await page.findByText(/^未能保存到服务器/);
    await press(page, '重试');
    await page.findByText(/^已保存/);
  });

  test('asks which sheet counts where it was changed elsewhere', async () => {
    const page = open(fresh);
    await pointsOf(page, '目标明确');
    const headers = {
      authorization: `Bearer ${page.portal.session.getState().token}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ points: { '1-1': '5' }, remarks: [], comment: '另一处', basedOn: 0 });
    await page.sandbox.fetch(`http://sandbox.localhost${path(fresh)}`, { method: 'PUT', headers, body });
    await userEvent.fill(await pointsOf(page, '目标明确'), '9');
    await page.findByText('这份评课已在其他窗口或设备上修改。');
    expect(await pointsOf(page, '目标明确')).toHaveValue('9');
    await expectAccessible(page.host);
    await press(page, '改用另一份');
    expect(await pointsOf(page, '目标明确')).toHaveValue('5');
    expect(page.getByLabelText('总体评价')).toHaveValue('另一处');
  });

  test('says what is missing, focuses the first field, and sends nothing', async () => {
    const page = open(fresh);
    await userEvent.fill(await pointsOf(page, '目标明确'), '11');
    await press(page, '提交评课');
    await page.findByText('请填写 0 至 10 的整数');
    expect(page.getAllByText('请评分')).toHaveLength(6);
    expect(await pointsOf(page, '目标明确')).toHaveFocus();
    expect(page.calls(submission)).toHaveLength(0);
  });

  test('points are changed by the arrow keys, within the limit', async () => {
    const page = open(fresh);
    const field = await pointsOf(page, '目标明确');
    await userEvent.fill(field, '9');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveValue('10');
  });

  test.each(writingFaults)('%s while it is handed in: says so, and keeps the sheet', async (_, fault) => {
    const page = open(fresh, meeting({ method: 'POST', path: submission, ...fault }));
    await fillIn(page);
    await agree(page);
    await eventually(() =>
      expect(page.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1),
    );
    expect(await pointsOf(page, '目标达成')).toHaveValue('12');
    await agree(page);
    await page.findByText('评课已提交');
  });

  test.each(readingFaults)('%s: can be tried again', async (_, fault) => {
    const page = open(fresh, meeting({ method: 'GET', path: path(fresh), ...fault }));
    await page.findByText('听评课加载失败');
    await press(page, /^(重试|重新加载)/);
    await pointsOf(page, '目标明确');
  });
});

test('an overdue lesson cannot be handed in, and says so', async () => {
  const page = open(late);
  await page.findByText(/^本次听评课已截止，不能再提交/);
  expect(page.queryByRole('button', { name: '提交评课' })).toBeNull();
  await expectAccessible(page.host);
});

test('a lesson that was observed shows points, mean and remarks', async () => {
  const page = open(done);
  await page.findByRole('region', { name: '评课结果' });
  expect(within(page.getByRole('region', { name: '课堂记录' })).getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible(page.host);
});

describe('the rows of the lessons', () => {
  const rows = (features: typeof sandboxSettings.features) =>
    openPage(LearningPage, '/space/listen', { as: 'teacher', settings: { features } });

  test('lead to the observation', async () => {
    const page = rows(sandboxSettings.features);
    const [link] = await page.findAllByRole('link', { name: /^继续评课：/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/space\/listen\/50\d\d$/));
  });

  test('lead to the course where no lesson can be observed', async () => {
    const page = rows(['records']);
    const [link] = await page.findAllByRole('link', { name: /^继续学习：/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/coursePlay\?/));
  });
});
