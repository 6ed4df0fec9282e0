import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';
import ExamPage from '#host/app/pages/exam/ExamPage.tsx';
import MarkingPage from '#host/app/pages/marking/MarkingPage.tsx';
import { inChinese } from '../in-chinese.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';
import { answers } from './exam-answers.ts';
import { PortalAt } from './PortalAt.tsx';

/** The exam or marking page at an address, as the portal renders it. */
function PageAt({ address }: { address: string }) {
  const entry = useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const matched = matchRoute(pathname, searchParams);
    if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
    return { route: matched.to, address, Page: matched.to.name === 'exam' ? ExamPage : MarkingPage };
  }, [address]);
  return (
    <main>
      <Pages entry={entry} />
    </main>
  );
}

const exam = (query: string) => ({ address: `/space/myExamination?${query}` });
const marking = (query: string) => ({ address: `/examinationReadings?${query}` });

const meta = {
  title: 'Host/Exam',
  component: PageAt,
  parameters: { layout: 'fullscreen' },
  args: exam('id=ex-1'),
  decorators: [onScene({ as: 'teacher' })],
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {};
export const NotOpenYet: Story = { args: exam('id=ex-4') };
export const EarlierAttempts: Story = { args: exam('id=ex-7') };
/** An exam of an hour that closes before the hour is over. */
const closing = (minutes: number) => {
  const now = Date.parse('2026-11-16T19:00:00+08:00');
  return answering('/api/portal/exam/ex-1', {
    id: 'ex-1',
    title: '2026 年教师信息技术应用能力测试',
    rules: '请独立完成，不得代考或传播试题。',
    duration: 60,
    questionNum: 12,
    points: 100,
    passPoints: 60,
    attempts: 2,
    startTime: '2026-11-15T08:00:00+08:00',
    endTime: new Date(now + minutes * 60_000).toISOString(),
    now,
  });
};
export const LessTimeLeft: Story = {
  decorators: [onScene({ as: 'teacher', ...closing(5.5) })],
};
export const LessThanAMinuteLeft: Story = {
  decorators: [onScene({ as: 'teacher', ...closing(0.5) })],
};
export const LessTimeLeftOnPhone: Story = {
  ...LessTimeLeft,
  globals: { viewport: { value: 'mobile1' } },
};
export const RulesLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending('/api/portal/exam/ex-1') })],
};
export const RulesFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing('/api/portal/exam/ex-1') })],
};

const started = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^(开始考试|Start the exam)$/ }));
  await page.findAllByRole('radio');
  return page;
};

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const page = await started(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /^B\. / }));
    await userEvent.click(page.getByRole('button', { name: /^(稍后检查|Check later)$/ }));
    await expect(page.getByRole('radio', { name: /^B\. / })).toBeChecked();
  },
};

const unsaved: Story['decorators'] = [
  onScene({
    as: 'teacher',
    prepare: (sandbox) =>
      sandbox.fault({
        method: 'POST',
        path: '/api/portal/exam/attempt/ex-1-1/answers',
        drop: true,
        times: 1000,
      }),
  }),
];

export const NotSaved: Story = {
  decorators: unsaved,
  play: async ({ canvasElement }) => {
    const page = await started(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /^B\. / }));
    await page.findAllByText(/已存于本设备|kept on this device/);
  },
};

/** The flow to its end: the exam is begun, answered and handed in, and the result has its points. */
export const FromRulesToResult: Story = {
  render: () => <PortalAt address="/space/myExamination?id=ex-2" />,
  play: inChinese(async ({ canvas, userEvent, step }) => {
    await step('开始考试', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '开始考试' }));
    });
    for (const [index, answer] of answers.entries()) {
      await step(`回答第 ${index + 1} 题`, async () => {
        if (index > 0) await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
        await canvas.findByRole('heading', { level: 2, name: new RegExp(`^第 ${index + 1} 题`) });
        for (const [label, given] of Object.entries(answer)) {
          const field = canvas.getByLabelText(label);
          if (given === true) await userEvent.click(field);
          else await userEvent.type(field, given);
        }
      });
    }
    await step('交卷', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
      const question = within(await canvas.findByRole('alertdialog', { name: '确定要交卷吗？' }));
      question.getByText(/^所有题目均已作答。/);
      await userEvent.click(question.getByRole('button', { name: '交卷' }));
    });
    await step('查看结果', async () => {
      const result = within(await canvas.findByRole('region', { name: '考试结果' }));
      await expect(result.getByText('55')).toBeVisible();
      await expect(result.getByText('已通过')).toBeVisible();
    });
  }),
};
export const FromRulesToResultOnPhone: Story = {
  ...FromRulesToResult,
  globals: { viewport: { value: 'mobile1' } },
};

export const Passed: Story = { args: exam('id=ex-8&attempt=ex-8-1') };
export const AwaitingMarks: Story = { args: exam('id=ex-3&attempt=ex-3-1') };
export const ResultOnPhone: Story = {
  args: exam('id=ex-7&attempt=ex-7-1'),
  globals: { viewport: { value: 'mobile1' } },
};

export const ExamsToMark: Story = { args: marking('') };
export const NothingToMark: Story = { args: marking(''), decorators: [onScene({ as: 'newcomer' })] };
export const Papers: Story = { args: marking('id=mk-1&tab=unmarked') };
export const AllMarked: Story = { args: marking('id=mk-3&tab=unmarked') };
export const Paper: Story = { args: marking('id=mk-1&paper=mk-1-12') };
export const PaperLoading: Story = {
  args: marking('id=mk-1&paper=mk-1-12'),
  decorators: [onScene({ as: 'teacher', ...pending('/api/portal/exam/paper/mk-1-12') })],
};
export const PaperFailed: Story = {
  args: marking('id=mk-1&paper=mk-1-12'),
  decorators: [onScene({ as: 'teacher', ...failing('/api/portal/exam/paper/mk-1-12') })],
};
