import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ExamPage from '#host/app/pages/exam/ExamPage.tsx';
import { examQuestions } from '#host/sandbox/fixtures/exam-questions.ts';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { keptDrafts } from '../kept-drafts.ts';
import { eventually, expectAccessible } from '../widget.tsx';

const exam = '/api/portal/exam/ex-1';
const attempt = '/api/portal/exam/attempt/ex-1-1';
const answers = `${attempt}/answers`;
const submit = `${attempt}/submit`;
const as = { as: 'teacher' } as const;

beforeEach(() => browserPage.viewport(1440, 900));

const openExam = (options: SceneOptions = as, query = 'id=ex-1') =>
  openPage(ExamPage, `/space/myExamination?${query}`, options);
type Exam = ReturnType<typeof openExam>;

async function start(options?: SceneOptions) {
  const page = openExam(options);
  await userEvent.click(await page.findByRole('button', { name: '开始考试' }));
  await page.findByRole('heading', { level: 2, name: /^第 1 题/ });
  return page;
}

const entry = (page: Exam, number: number, states: string) =>
  page.findByRole('button', { name: `第 ${number} 题，${states}` });

async function goTo(page: Exam, number: number) {
  await userEvent.click(await page.findByRole('button', { name: new RegExp(`^第 ${number} 题，`) }));
  await page.findByRole('heading', { level: 2, name: new RegExp(`^第 ${number} 题`) });
}

/** The newest answers that the server was sent, by question. */
const sent = (page: Exam, path = answers) =>
  Object.fromEntries(
    page
      .calls(path)
      .flatMap(({ body }) => body.answers as { questionId: string; answer: string[] }[])
      .map(({ questionId, answer }) => [questionId, answer]),
  );

describe('the rules of an exam', () => {
  test('say what has to be known, and axe finds nothing', async () => {
    const page = openExam({ ...as, settings: { theme: 'dark' } });
    await page.findByRole('heading', { level: 1, name: '2026 年教师信息技术应用能力测试' });
    const facts = page.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 5)).toEqual(['60 分钟', '12 题', '100 分', '60 分', '剩 2 次，共 2 次']);
    await expectAccessible(page.host);
  });

  test.each([
    ['ex-3', '考试次数已用完'],
    ['ex-4', /^考试将于 .* 开放$/],
    ['ex-6', '考试已结束'],
  ])('of %s say why it cannot be started', async (id, text) => {
    const page = openExam(as, `id=${id}`);
    await page.findByText(text);
    expect(page.queryByRole('button', { name: '开始考试' })).toBeNull();
  });

  test.each(readingFaults)('after %s say so, and are there after a retry', async (_, fault) => {
    const page = openExam(meeting(exam, fault));
    await page.findByText('考试信息加载失败');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await page.findByRole('button', { name: '开始考试' });
  });

  test('offer the start when its time has come', async () => {
    const now = Date.now();
    const times = { now, startTime: new Date(now + 2500).toISOString(), endTime: null };
    const page = openExam(
      {
        ...as,
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: '/api/portal/exam/ex-4',
            body: {
              code: 200,
              data: { id: 'ex-4', title: '课堂观察测试', duration: 60, questionNum: 1, points: 10, ...times },
            },
          }),
      },
      'id=ex-4',
    );
    await page.findByText(/^考试将于 .* 开放$/);
    await page.findByRole('button', { name: '开始考试' });
    expect(page.queryByText(/^考试将于/)).toBeNull();
  });

  test.each([
    [5.5, '现在开始只剩 5 分钟（原定 60 分钟），考试即将截止'],
    [0.9, '现在开始只剩不到 1 分钟（原定 60 分钟），考试即将截止'],
  ])('say what is left of an exam that closes in %s minutes', async (minutes, text) => {
    const now = Date.now();
    const data = { id: 'ex-4', title: '课堂观察测试', duration: 60, questionNum: 1, points: 10, now };
    const endTime = new Date(now + minutes * 60_000).toISOString();
    const body = { code: 200, data: { ...data, endTime } };
    const prepare: SceneOptions['prepare'] = (sandbox) =>
      sandbox.fault({ method: 'GET', path: '/api/portal/exam/ex-4', body });
    const page = openExam({ ...as, prepare }, 'id=ex-4');
    await page.findByText(text);
  });

  test('stay where the start is refused', async () => {
    const page = openExam({
      ...as,
      prepare: (sandbox) =>
        sandbox.fault({ method: 'POST', path: `${exam}/start`, body: { code: 409, msg: '考试暂停开放' } }),
    });
    await userEvent.click(await page.findByRole('button', { name: '开始考试' }));
    await eventually(() => expect(page.toasts().join()).toContain('考试暂停开放'));
    await userEvent.click(page.getByRole('button', { name: '开始考试' }));
    await page.findByRole('heading', { level: 2, name: /^第 1 题/ });
  });

  test('list earlier attempts with their results', async () => {
    const page = openExam(as, 'id=ex-7');
    const results = within(await page.findByRole('region', { name: '考试记录' }));
    results.getByText('未通过');
    await userEvent.click(results.getByRole('link', { name: '查看结果' }));
    await page.findByRole('region', { name: '答题详情' });
    expect(page.whereabouts()).toBe('/space/myExamination?id=ex-7&attempt=ex-7-1');
  });
});

describe('an exam under way', () => {
  test('takes answers of every kind, saves them and shows its states', async () => {
    const page = await start();
    await eventually(() => expect(document.activeElement?.textContent).toMatch(/^第 1 题/));
    await expectAccessible(page.host);
    await userEvent.click(page.getByRole('radio', { name: 'B. 1 课时' }));
    await entry(page, 1, '已作答');
    await userEvent.click(page.getByRole('button', { name: '稍后检查' }));
    await entry(page, 1, '已作答，稍后检查');
    await userEvent.click(page.getByRole('button', { name: '下一题' }));
    await page.findByRole('heading', { level: 2, name: /^第 2 题/ });
    expect(page.whereabouts()).toContain('page=2');
    await goTo(page, 5);
    await userEvent.click(page.getByRole('checkbox', { name: /^C\. / }));
    await userEvent.click(page.getByRole('checkbox', { name: /^A\. / }));
    await goTo(page, 9);
    await userEvent.fill(page.getByLabelText('第 2 空'), '聘任');
    await goTo(page, 11);
    await userEvent.fill(page.getByLabelText('作答'), '目标、情境、评价');
    await page.findByText('8/2000');
    await expectAccessible(page.host);
    await eventually(() =>
      expect(sent(page)).toEqual({
        'q-1': ['b'],
        'q-5': ['a', 'c'],
        'q-9': ['', '聘任'],
        'q-11': ['目标、情境、评价'],
      }),
    );
    await page.findByText(/^今天 \d\d:\d\d 已保存$/);
    page.getByText('已答 4 / 12');
  });

  test('has a map with one tab stop, in which the arrow keys move', async () => {
    const page = await start();
    (await entry(page, 1, '未作答')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await entry(page, 12, '未作答'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await page.findByRole('heading', { level: 2, name: /^第 2 题/ });
    expect(await entry(page, 2, '未作答')).toHaveAttribute('aria-current', 'step');
  });

  test('keeps what a lost line could not save, and sends it when the line is back', async () => {
    const page = await start();
    page.sandbox.fault({ method: 'POST', path: answers, drop: true, times: 50 });
    await userEvent.click(page.getByRole('radio', { name: 'A. 0.5 课时' }));
    const message = '尚未保存到服务器，已存于本设备';
    await eventually(() => expect(page.getAllByText(message).length).toBeGreaterThan(0));
    expect(keptDrafts('exam:ex-1:ex-1-1')).toHaveLength(1);
    page.sandbox.reset();
    // The reset has removed the faults and the attempt; the same attempt is started again.
    const headers = { authorization: `Bearer ${page.portal.session.getState().token}` };
    await page.sandbox.fetch(`http://sandbox.localhost${exam}/start`, { method: 'POST', headers });
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(sent(page)).toEqual({ 'q-1': ['a'] }));
    await page.findByText(/已保存$/);
  });

  test('shows the same answers after it was left', async () => {
    const page = await start();
    page.sandbox.fault({ method: 'POST', path: answers, drop: true, times: 50 });
    await userEvent.click(page.getByRole('radio', { name: 'D. 3 课时' }));
    const address = page.whereabouts();
    window.history.pushState(null, '', '/space/myExamination?id=ex-3');
    await page.findByText('考试次数已用完');
    window.history.pushState(null, '', address);
    await eventually(() => expect(page.getByRole('radio', { name: 'D. 3 课时' })).toBeChecked());
  });

  test.each(readingFaults)(
    'whose questions meet %s says so, and has them after a retry',
    async (_, fault) => {
      const page = openExam(meeting(attempt, fault));
      await userEvent.click(await page.findByRole('button', { name: '开始考试' }));
      await page.findByText('试卷加载失败');
      await userEvent.click(page.getByRole('button', { name: '重试' }));
      await page.findByRole('heading', { level: 2, name: /^第 1 题/ });
    },
  );
});

describe('handing in', () => {
  const handIn = async (page: Exam) => {
    await userEvent.click(page.getByRole('button', { name: '交卷' }));
    const dialog = within(await page.findByRole('alertdialog', { name: '确定要交卷吗？' }));
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    return { dialog, agree: () => userEvent.click(dialog.getByRole('button', { name: '交卷' })) };
  };

  test('says what is open, and leads to the result with the latest answers', async () => {
    const page = await start();
    await userEvent.click(page.getByRole('radio', { name: 'B. 1 课时' }));
    await userEvent.click(page.getByRole('button', { name: '稍后检查' }));
    const { dialog, agree } = await handIn(page);
    dialog.getByText('还有 11 题未作答。有 1 题标记为稍后检查。交卷后不能再修改答案。');
    await agree();
    const result = within(await page.findByRole('region', { name: '考试结果' }));
    result.getByText('未通过');
    result.getByText('5');
    expect(page.whereabouts()).toBe('/space/myExamination?id=ex-1&attempt=ex-1-1');
    expect(keptDrafts('exam:ex-1:ex-1-1')).toEqual([]);
    await expectAccessible(page.host);
  });

  test('that fails can be repeated, and the answers can still be changed', async () => {
    const page = await start();
    page.sandbox.fault({ method: 'POST', path: submit, drop: true });
    await (await handIn(page)).agree();
    await page.findByText(/^未能交卷/);
    await userEvent.click(page.getByRole('radio', { name: 'A. 0.5 课时' }));
    await (await handIn(page)).agree();
    await page.findByRole('region', { name: '考试结果' });
    expect({ ...sent(page), ...sent(page, submit) }).toEqual({ 'q-1': ['a'] });
  });

  const expectNoQuestion = async (page: Exam) => {
    await eventually(() => expect(page.queryByRole('alertdialog')).toBeNull());
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  };

  test('withdraws its question when the time is up, and the page scrolls again', async () => {
    let now = Date.now();
    const page = await start({ ...as, now: () => now });
    now += 3_595_000;
    // The answer to the save says that five seconds are left.
    await userEvent.click(page.getByRole('radio', { name: 'B. 1 课时' }));
    await page.findByText(/已保存$/);
    await handIn(page);
    now += 5000;
    await page.findByRole('region', { name: '考试结果' });
    await expectNoQuestion(page);
  });

  test('withdraws its question when another tab has handed in, and the page scrolls again', async () => {
    const page = await start();
    page.sandbox.fault({ method: 'POST', path: answers, delayMs: 1000 });
    await userEvent.click(page.getByRole('radio', { name: 'B. 1 课时' }));
    await handIn(page);
    const headers = {
      authorization: `Bearer ${page.portal.session.getState().token}`,
      'content-type': 'application/json',
    };
    const url = `http://sandbox.localhost${submit}`;
    const response = await page.sandbox.fetch(url, { method: 'POST', headers, body: '{"answers":[]}' });
    expect(response.status).toBe(200);
    // The answer to the save says that the attempt is handed in.
    await page.findByRole('region', { name: '考试结果' });
    await expectNoQuestion(page);
  });

  test('happens by itself when the time is up, also where the line is lost', async () => {
    let now = Date.now();
    const page = await start({
      ...as,
      now: () => now,
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: submit, drop: true, times: 4 }),
    });
    await userEvent.click(page.getByRole('radio', { name: 'B. 1 课时' }));
    // The answer to the save says that three seconds are left.
    now += 3_597_000;
    await page.findByText(/正在自动交卷|暂时无法连接服务器/);
    await page.findByText(/网络恢复后将立即自动交卷/);
    expect(page.getByRole('radio', { name: /^B\. 1 课时/ })).toBeDisabled();
    await expectAccessible(page.host);
    now += 3_600_000;
    await eventually(() => {
      window.dispatchEvent(new Event('online'));
      expect(page.getByRole('region', { name: '考试结果' })).toBeVisible();
    });
    page.getByText('考试结束时未能连上服务器，恢复连接后已自动交卷。');
    page.getByText('5');
  });
});

describe('a result', () => {
  test('shows every question with its answer, its key and its points', async () => {
    const page = openExam({ ...as, settings: { theme: 'dark' } }, 'id=ex-8&attempt=ex-8-1');
    const details = within(await page.findByRole('region', { name: '答题详情' }));
    expect(details.getAllByRole('article')).toHaveLength(
      examQuestions.filter(({ type }) => type !== 'essay').length,
    );
    expect(details.getAllByText('正确答案').length).toBeGreaterThan(6);
    await expectAccessible(page.host);
  });

  test('shows no key while the exam can be sat again', async () => {
    const page = openExam(as, 'id=ex-2&attempt=ex-2-1');
    await page.findByText('答案暂未公布。');
    const details = within(await page.findByRole('region', { name: '答题详情' }));
    expect(details.getAllByText('已选').length).toBeGreaterThan(4);
    expect(details.queryByText('正确答案')).toBeNull();
    expect(page.host.querySelector('[data-state=wrong]')).toBeNull();
  });

  test('that awaits marking says so', async () => {
    const page = openExam(as, 'id=ex-3&attempt=ex-3-1');
    const result = within(await page.findByRole('region', { name: '考试结果' }));
    result.getByText('待阅卷');
    result.getByText(/批阅完成后/);
  });

  test.each(readingFaults)('after %s says so, and is there after a retry', async (_, fault) => {
    const page = openExam(meeting('/api/portal/exam/attempt/ex-8-1/result', fault), 'id=ex-8&attempt=ex-8-1');
    await page.findByText('考试结果加载失败');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await page.findByRole('region', { name: '考试结果' });
  });
});
