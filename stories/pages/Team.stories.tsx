import type { Meta, StoryObj } from '@storybook/react-vite';
import TeamPage from '#host/app/pages/team/TeamPage.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { failing, pending } from '../scene.tsx';
import { onSpaceScene } from './space.tsx';

const projects = '/pxapp/api/project/userProjectListHasOrder';

const meta = {
  title: 'Host/Team',
  component: TeamPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TeamPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/myEchelon', options);

export const Teacher: Story = { decorators: scene({ as: 'teacher' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const WithoutProjects: Story = { decorators: scene({ as: 'newcomer' }) };
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(projects) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(projects) }) };
