import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorBoundary } from '#src/ui/states/ErrorBoundary.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';

const meta = {
  title: 'UI/Empty and ErrorState',
  component: EmptyState,
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const NothingWithAction: Story = {
  args: {
    text: '还没有参加研修项目',
    hint: '选择感兴趣的项目，报名后会出现在这里。',
    action: <Button variant="primary">浏览研修项目</Button>,
  },
};
export const NothingCompact: Story = { args: { compact: true } };
export const Failed: Story = { render: () => <ErrorState onRetry={() => undefined} /> };
export const FailedWithMessage: Story = {
  render: () => <ErrorState message="服务器繁忙，请稍后再试。" onRetry={() => undefined} />,
};
/** A server's message may be of any length. */
export const FailedWithLongMessage: Story = {
  render: () => <ErrorState message={'系统在保存时遇到了问题，'.repeat(330)} onRetry={() => undefined} />,
};
export const Retrying: Story = { render: () => <ErrorState busy onRetry={() => undefined} /> };
export const FailedCompact: Story = { render: () => <ErrorState compact onRetry={() => undefined} /> };

function Broken(): never {
  throw new Error('A story that is meant to crash.');
}

export const Crashed: Story = {
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
};
