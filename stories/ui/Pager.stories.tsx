import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager, type PagerProps } from '#src/ui/navigation/Pager.tsx';

const meta = {
  title: 'UI/Pager',
  component: Pager,
  args: { page: 1, pageCount: 5, onChange: () => undefined },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

function Turning(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  return <Pager {...props} page={page} onChange={setPage} />;
}

export const Few: Story = {};
export const Many: Story = { args: { page: 12, pageCount: 36 } };
export const Last: Story = { args: { page: 36, pageCount: 36 } };
export const Busy: Story = { args: { page: 3, busy: true } };
export const Marked: Story = { args: { page: 2, marked: new Set([1, 4]), markLabel: '有未读回复' } };
export const Narrow: Story = {
  args: { page: 12, pageCount: 36 },
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>],
};
