import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { createSandbox } from '#host/sandbox/index.ts';
import type { Quiz } from '#src/api/learning/quizzes.ts';
import type { SceneOptions } from '#test/scene.ts';
import { readingFaults, writingFaults, type Fault } from '../../faults.ts';
import { eventually, expectAccessible } from '../../widget.tsx';
import { openPlayer } from './player-scene.tsx';

const path = '/api/portal/quiz/5004';
const quiz = await firstQuiz();
const withQuizzes: SceneOptions = { settings: { features: ['quizzes'] } };

/** The first quiz of a sandbox like the one of the test, whose data is the same. */
async function firstQuiz(): Promise<Quiz> {
  const sandbox = createSandbox();
  const headers = { authorization: `Bearer ${sandbox.tokenOf('teacher')}` };
  const response = await sandbox.fetch(`http://sandbox.localhost${path}`, { headers });
  const { data } = (await response.json()) as { data: Quiz[] };
  if (!data[0]) throw new Error('the course has no quiz');
  return data[0];
}

const meeting = (called: string, method: 'GET' | 'POST', fault: Fault): SceneOptions => ({
  ...withQuizzes,
  prepare: (sandbox) => sandbox.fault({ method, path: called, ...fault }),
});

const open = (options: SceneOptions = withQuizzes) =>
  openPlayer('coursePlay', `id=5004&lesson=${quiz.lessonId}`, options);

type Player = ReturnType<typeof open>;

async function openQuiz(player: Player) {
  await userEvent.click(await player.findByRole('button', { name: /^做本节练习/ }));
  return within(await player.findByRole('region', { name: quiz.title }));
}

/** Chooses the first option of each question, or fills its gaps. */
async function answer(questions: Awaited<ReturnType<typeof openQuiz>>) {
  for (const article of questions.getAllByRole('article')) {
    const question = within(article);
    const [option] = [...question.queryAllByRole('radio'), ...question.queryAllByRole('checkbox')];
    if (option) await userEvent.click(option);
    for (const gap of question.queryAllByRole('textbox')) await userEvent.fill(gap, '证据');
  }
}

beforeEach(() => browserPage.viewport(1440, 900));

describe('the quiz of a lesson', () => {
  test.each(['light', 'dark'] as const)(
    'is answered, marked beside the key, and taken again, %s',
    async (theme) => {
      const player = open({ settings: { features: ['quizzes'], theme } });
      const region = await openQuiz(player);
      region.getByText(`还有 ${quiz.questions.length} 题未作答`);
      await answer(region);
      region.getByText('作答内容会保存，可稍后继续');
      await expectAccessible(player.host);
      await userEvent.click(region.getByRole('button', { name: '提交练习' }));
      await player.findByText(/^得分 \d+ \/ \d+$/);
      await player.findByRole('button', { name: /^本节练习得 \d+ \/ \d+ 分$/ });
      await expectAccessible(player.host);
      await userEvent.click(player.getByRole('button', { name: '再做一次' }));
      await player.findByText(`还有 ${quiz.questions.length} 题未作答`);
    },
  );

  test('keeps the answers while another lesson is shown', async () => {
    const player = open();
    await answer(await openQuiz(player));
    await userEvent.click(player.getByRole('tab', { name: '目录' }));
    const lessons = within(player.getByRole('tabpanel', { name: '目录' }));
    const [first, second] = lessons.getAllByRole('button');
    await userEvent.click(second as HTMLElement);
    await eventually(() => expect(player.queryByRole('button', { name: /^做本节练习/ })).toBeNull());
    await userEvent.click(first as HTMLElement);
    (await openQuiz(player)).getByText('作答内容会保存，可稍后继续');
  });

  test.each(writingFaults)('keeps the answers where handing in meets %s', async (_, fault) => {
    const player = open(meeting(`${path}/${quiz.id}`, 'POST', fault));
    const region = await openQuiz(player);
    await answer(region);
    await userEvent.click(region.getByRole('button', { name: '提交练习' }));
    await player.findByText(/练习提交失败|操作太频繁|网络/);
    region.getByText('作答内容会保存，可稍后继续');
    await userEvent.click(region.getByRole('button', { name: '提交练习' }));
    await player.findByText(/^得分 \d+ \/ \d+$/);
  });

  test.each(readingFaults)('can be loaded again after %s', async (_, fault) => {
    const player = open(meeting(path, 'GET', fault));
    await userEvent.click(await player.findByRole('tab', { name: '练习' }));
    await player.findByText('练习加载失败');
    await userEvent.click(player.getByRole('button', { name: '重试' }));
    await player.findByRole('region', { name: quiz.title });
  });

  test('is counted with the one after class, where a lesson has both', async () => {
    const after = { ...quiz, id: 'after', title: '课后测验' };
    const body = { code: 200, data: [quiz, after] };
    const player = open(meeting(path, 'GET', { body }));
    await player.findByRole('button', { name: `做本节练习（${quiz.questions.length * 2} 题）` });
    await userEvent.click(player.getByRole('tab', { name: '练习' }));
    await player.findByRole('region', { name: quiz.title });
    await player.findByRole('region', { name: '课后测验' });
  });

  test('may be missing', async () => {
    const player = open(meeting(path, 'GET', { body: { code: 200, data: [] } }));
    await userEvent.click(await player.findByRole('tab', { name: '练习' }));
    await player.findByText('本节没有练习');
    expect(player.queryByRole('button', { name: /^做本节练习/ })).toBeNull();
  });

  test('is neither offered nor asked for where the back end has none', async () => {
    const player = open({ settings: { features: [] } });
    await player.findByRole('tab', { name: '笔记' });
    expect(player.queryByRole('tab', { name: '练习' })).toBeNull();
    await eventually(() => expect(player.sandbox.calls().some((call) => call.path === path)).toBe(false));
  });
});
