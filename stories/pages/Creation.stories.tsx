import type { Meta, StoryObj } from '@storybook/react-vite';
import CreationPage from '#host/app/pages/creation/CreationPage.tsx';
import { failing, pending } from '../scene.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { onSpaceScene } from './space.tsx';

const calls = ['/api/portal/authoring/overview', '/api/portal/exam/marking/page'];

const meta = {
  title: 'Host/Creation',
  component: CreationPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/creation', options);

export const Author: Story = { decorators: scene({ as: 'teacher' }) };
export const Empty: Story = { decorators: scene({ as: 'newcomer' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(...calls) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(...calls) }) };
export const WithoutMarking: Story = {
  decorators: scene({ as: 'teacher', settings: { features: ['authoring'] } }),
};
