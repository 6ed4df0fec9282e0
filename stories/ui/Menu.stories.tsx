import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronDown, KeyRound, LogOut, UserRound } from 'lucide-react';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Menu } from '#src/ui/menus/Menu.tsx';

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    align: 'start',
    button: (props) => (
      <Button {...props} icon={<Avatar name="" size={24} />}>
        王晓燕 <ChevronDown size={14} style={{ display: 'inline' }} aria-hidden="true" />
      </Button>
    ),
    items: [
      { id: 'space', label: '个人空间', icon: <UserRound aria-hidden="true" />, href: '#space' },
      { id: 'news', label: '系统消息', icon: <Bell aria-hidden="true" />, disabled: true },
      { id: 'password', label: '修改密码', icon: <KeyRound aria-hidden="true" /> },
      { id: 'out', label: '退出登录', icon: <LogOut aria-hidden="true" />, danger: true, divided: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: {
    header: (
      <>
        <strong style={{ fontWeight: 600 }}>王晓燕</strong>
        <div style={{ color: 'var(--portal-ink-soft)', fontSize: 13 }}>实验小学 · 语文</div>
      </>
    ),
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root !== 'shadow') await userEvent.click(canvas.getByRole('button'));
  },
};
