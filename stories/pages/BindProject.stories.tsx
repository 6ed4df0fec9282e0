import type { Meta, StoryObj } from '@storybook/react-vite';
import { BindProject } from '#host/app/pages/personal-data/project/BindProject.tsx';
import { answering, failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Host/BindProject',
  component: BindProject,
  args: { onNavigate: () => false },
} satisfies Meta<typeof BindProject>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = '/api/project/home/getListByFilter';
const project = '/pxapp/api/project/get/p-1';
const known = {
  id: 'p-1',
  title: '东湖区小学语文骨干教师研修',
  organiser: '东湖区教师发展中心',
  summary: '围绕大单元教学开展课例研讨与成果展示。',
  status: 1,
  startTime: '2026-11-01 08:30:00',
  endTime: '2026-12-31 17:30:00',
  lessonNum: 60,
};
const chosen = { projectId: 'p-1' };

export const Choosing: Story = { decorators: [onScene({ as: 'teacher' })] };
export const OnPhone: Story = {
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
};
export const NothingToChoose: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(list) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(list) })] };
export const Applying: Story = {
  args: chosen,
  decorators: [onScene({ as: 'newcomer', ...answering(project, known) })],
};
export const Confirming: Story = {
  args: chosen,
  decorators: [onScene({ as: 'teacher', ...answering(project, { ...known, joined: true }) })],
};
export const Joined: Story = {
  args: chosen,
  decorators: [
    onScene({ as: 'teacher', ...answering(project, { ...known, joined: true, confirmed: true }) }),
  ],
};
export const Over: Story = {
  args: chosen,
  decorators: [onScene({ as: 'teacher', ...answering(project, { ...known, status: 2 }) })],
};
export const ProjectFailed: Story = {
  args: chosen,
  decorators: [onScene({ as: 'teacher', ...failing(project) })],
};
export const SignedOut: Story = { decorators: [onScene()] };
