import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Search, X } from 'lucide-react';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Row } from '../Layout.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: '通知', icon: <Bell aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="搜索" icon={<Search aria-hidden="true" />} />
      <IconButton label="通知" icon={<Bell aria-hidden="true" />} variant="secondary" />
      <IconButton label="发布" icon={<Bell aria-hidden="true" />} variant="primary" />
      <IconButton label="关闭" icon={<X aria-hidden="true" />} size="small" />
      <IconButton label="搜索" icon={<Search aria-hidden="true" />} size="large" />
      <IconButton label="正在刷新" icon={<Bell aria-hidden="true" />} busy />
      <IconButton label="通知" icon={<Bell aria-hidden="true" />} disabled />
    </Row>
  ),
};
