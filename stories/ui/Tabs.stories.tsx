import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { Tabs, type TabsProps } from '#src/ui/navigation/Tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: '意见反馈',
    value: 'submit',
    onChange: () => undefined,
    tabs: [
      { value: 'submit', label: '提交反馈', content: <p>请选择反馈类型，并描述您遇到的问题。</p> },
      { value: 'mine', label: '我的反馈', badge: <Badge count={3} />, content: <p>共 33 条反馈。</p> },
      { value: 'closed', label: '已归档', disabled: true, content: null },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {};
export const Second: Story = { args: { value: 'mine' } };
export const KeepsMounted: Story = { args: { keepMounted: true } };
