import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenWaitNote } from '#src/element/TokenWaitNote.tsx';
import { Bell } from '#widgets/bell/index.ts';
import { SignCard } from '#widgets/sign-card/index.ts';
import { onServer } from '../scene.tsx';

/** Elements on a page of another site, whose function has not provided a token for ten seconds. */
const meta = { title: 'Elements/Waiting for a token', decorators: [onServer] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAButton: Story = {
  render: () => (
    <>
      <Bell />
      <TokenWaitNote />
    </>
  ),
};

export const BelowACard: Story = {
  render: () => (
    <>
      <SignCard />
      <TokenWaitNote />
    </>
  ),
};
