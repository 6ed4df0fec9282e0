import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Sidebar, type SidebarHandle, type SidebarProps } from '#widgets/sidebar/index.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const totals = '/api/orgUser/user/getStudyTotal';
const user = '/api/user/user/info';

const meta = {
  title: 'Widgets/Sidebar',
  tags: ['autodocs'],
  component: Sidebar,
  args: { open: true, path: '/space/workbench', onNavigate: () => false },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the sidebar together with its toggle button. */
function Toggled(props: SidebarProps) {
  const sidebar = useRef<SidebarHandle>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Button aria-expanded={isOpen} onClick={() => sidebar.current?.toggle()}>
        个人空间菜单
      </Button>
      <Sidebar {...props} handle={sidebar} onToggle={({ open }) => setOpen(open)} />
    </div>
  );
}

export const Learner: Story = { decorators: [onScene({ as: 'teacher' })] };
export const DataDashboards: Story = { decorators: [onScene({ as: 'admin' })] };
export const Newcomer: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const PageOfAnEntry: Story = {
  args: { path: '/space/bindPhone', parent: 'myData' },
  decorators: [onScene({ as: 'teacher' })],
};
export const LongNames: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(user, {
        userInfo: {
          userId: 'u-1001',
          realName: '阿卜杜热合曼·买买提依明',
          nickname: '一位热爱整本书阅读教学的乡村语文教师',
        },
        roles: ['project_region'],
      }),
    }),
  ],
};
export const LargeNumbers: Story = {
  decorators: [
    onScene({ as: 'teacher', ...answering(totals, { lessonNum: 1286.5, certCount: 208, credit: 128600 }) }),
  ],
};
export const SevenDigits: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(totals, { lessonNum: 1234567, certCount: 2345678, credit: 123456789 }),
    }),
  ],
};
export const Zeros: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(totals, { lessonNum: 0, certCount: 0, credit: 0 }) })],
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(totals, user) })] };
export const TotalsFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(totals) })] };
export const UserFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(user) })] };
export const SignedOut: Story = { decorators: [onScene()] };
export const Collapsible: Story = { render: Toggled, decorators: [onScene({ as: 'teacher' })] };
export const OnPhone: Story = {
  render: Toggled,
  args: { open: false },
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(await canvas.findByRole('button', { name: '个人空间菜单' }));
  },
};
