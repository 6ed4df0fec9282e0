import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { firstRoute } from '#host/app/routing/match-route.ts';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import ManagePage from '#host/app/pages/manage/ManagePage.tsx';
import SelectivePage from '#host/app/pages/manage/SelectivePage.tsx';
import { inChinese } from '../in-chinese.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

interface ManageProps {
  path: string;
  query?: string;
}

/** A page of an author's own content, or the choice of optional courses, at an address. */
function ManageAt({ path, query = '' }: ManageProps) {
  const { hook, searchHook } = memoryLocation({ path, searchPath: query });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <PageRouteContext value={firstRoute(path)}>
        <main style={{ background: 'var(--portal-canvas)' }}>
          {path === '/selectiveLearning' ? <SelectivePage /> : <ManagePage />}
        </main>
      </PageRouteContext>
    </Router>
  );
}

const meta = {
  title: 'Host/Manage',
  component: ManageAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liveManage' },
} satisfies Meta<typeof ManageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const lives = '/api/portal/authoring/live/page';
const selectives = '/api/portal/selective/list';
const teacher = [onScene({ as: 'teacher' })];
const phone = { viewport: { value: 'mobile1' } };

export const Courses: Story = { args: { path: '/courseManage' }, decorators: teacher };
export const Studios: Story = { args: { path: '/studioManage' }, decorators: teacher };
export const Lives: Story = { decorators: [onScene({ as: 'admin' })] };
export const Exams: Story = { args: { path: '/examinationManage' }, decorators: teacher };
export const Selective: Story = { args: { path: '/selectiveManage' }, decorators: teacher };
export const Refused: Story = { args: { path: '/courseManage', query: 'tab=refused' }, decorators: teacher };
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const NoMatch: Story = { args: { path: '/liveManage', query: 'searchVal=没有' }, decorators: teacher };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(lives) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(lives) })] };
export const OnPhone: Story = { decorators: teacher, globals: phone };

const open = { path: '/courseManage', query: 'kind=openCourse' };
const document = '/api/portal/authoring/openCourse/openCourse-100101';
const openPreview = inChinese(async ({ canvas, canvasElement }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await canvas.findByRole('button', { name: '“大课间活动设计系列课程”的更多操作' }));
  await userEvent.click(await body.findByRole('menuitem', { name: '预览' }));
});
export const Preview: Story = { args: open, decorators: teacher, play: openPreview };
export const PreviewLoading: Story = {
  args: open,
  decorators: [onScene({ as: 'teacher', ...pending(document) })],
  play: openPreview,
};
export const PreviewFailed: Story = {
  args: open,
  decorators: [onScene({ as: 'teacher', ...failing(document) })],
  play: openPreview,
};

const choosing = { path: '/selectiveLearning' };
export const Choosing: Story = { args: choosing, decorators: teacher };
export const Submitted: Story = { args: { ...choosing, query: 'id=sel-2' }, decorators: teacher };
export const Closed: Story = { args: { ...choosing, query: 'id=sel-3' }, decorators: teacher };
export const ChoosingOnPhone: Story = { args: choosing, decorators: teacher, globals: phone };
export const NothingToChoose: Story = {
  args: choosing,
  decorators: [onScene({ as: 'teacher', ...answering(selectives, []) })],
};
export const ChoosingFailed: Story = {
  args: choosing,
  decorators: [onScene({ as: 'teacher', ...failing(selectives) })],
};
