import type { Meta, StoryObj } from '@storybook/react-vite';
import WorkbenchPage from '#host/app/pages/workbench/WorkbenchPage.tsx';
import { failing, pending } from '../scene.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { onSpaceScene } from './space.tsx';

const calls = [
  '/api/orgUser/user/getStudyTotal',
  '/api/orgUser/user/getTotal',
  '/api/orgUser/task/getUserTaskTotals',
  '/api/orgUser/task/page',
  '/api/user/v3/learningTasks',
  '/api/user/v2/learningTasks/number',
  '/hkw/api/my/wallet',
  '/hkw/api/my/card/amount',
  '/api/v/credit/mine',
  '/api/v/signrecord/detail',
];

const meta = {
  title: 'Host/Workbench',
  component: WorkbenchPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorkbenchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/workbench', options);

export const Teacher: Story = { decorators: scene({ as: 'teacher' }) };
export const Empty: Story = { decorators: scene({ as: 'newcomer' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(...calls) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(...calls) }) };
export const TasksFailed: Story = {
  decorators: scene({ as: 'teacher', ...failing('/api/orgUser/task/page') }),
};
