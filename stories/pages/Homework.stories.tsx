import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route } from 'wouter';
import HomeworkPage from '#host/app/pages/homework/HomeworkPage.tsx';
import { submissionStatuses } from '#src/api/workspace/homework.ts';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, pending } from '../scene.tsx';
import { onSpaceScene } from './space.tsx';

const own = 'hw-demo-2001-1';
const guided = 'hw-demo-2002-1';
const path = (id: string) => `/api/portal/homework/${id}`;

const meta = {
  title: 'Host/Homework',
  component: HomeworkPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Route path="/space/homework/:id">
      <HomeworkPage />
    </Route>
  ),
} satisfies Meta<typeof HomeworkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (id: string, options: SceneOptions = {}) =>
  onSpaceScene(`/space/homework/${id}`, { as: 'teacher', ...options });

const known = {
  id: own,
  projectId: '2001',
  projectTitle: '乡村道德与法治学科教师素养提升研修',
  title: '提交一份课例设计',
  brief: '选择一节您正在准备的课，完成一份课例设计。',
  excellent: [],
};
const submitted = {
  id: `${own}-9`,
  content: '以真实任务带动单元学习。',
  files: [{ id: 'f-1', url: '/sandbox/files/design.pdf', name: '设计稿.pdf' }],
  submitTime: '2026-11-20 08:30:00',
};
const outcome = (isOpen: boolean, more: object): Story => ({
  decorators: scene(own, answering(path(own), { ...known, isOpen, own: { ...submitted, ...more } })),
});
const { handedIn, returned, marked } = submissionStatuses;

export const ToHandIn: Story = { decorators: scene(own) };
export const OnPhone: Story = { decorators: scene(own), globals: { viewport: { value: 'mobile1' } } };
export const HandedIn: Story = outcome(true, { status: handedIn });
export const Returned: Story = outcome(true, {
  status: returned,
  remark: '缺少评价部分，请补充后重新提交。',
});
export const Marked: Story = outcome(false, {
  status: marked,
  points: 95,
  remark: '目标清楚，活动与评价对应得好。',
});
export const Closed: Story = {
  decorators: scene(own, answering(path(own), { ...known, isOpen: false, own: null })),
};
export const Tutor: Story = { decorators: scene(guided) };
export const NothingHandedIn: Story = {
  decorators: scene(guided, answering(`${path(guided)}/submission`, [])),
};
export const SubmissionsFailed: Story = { decorators: scene(guided, failing(`${path(guided)}/submission`)) };
export const Marking: Story = { decorators: scene(`${guided}?paper=${guided}-8`) };
export const Loading: Story = { decorators: scene(own, pending(path(own))) };
export const Failed: Story = { decorators: scene(own, failing(path(own))) };
