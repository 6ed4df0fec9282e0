import type { Meta, StoryObj } from '@storybook/react-vite';
import ListPage from '#host/app/pages/lists/ListPage.tsx';
import { recordingExample } from '#test/recording-example.ts';
import { onScene } from '../scene.tsx';
import { PageAt } from './PageAt.tsx';

const meta = {
  title: 'Host/Recording',
  component: PageAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/course', Page: ListPage },
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answers of another back end; what was not recorded comes from the sandbox. */
export const Replayed: Story = { decorators: [onScene({ as: 'teacher', recording: recordingExample })] };
