import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { BindPhone } from '#host/app/pages/personal-data/mobile/BindPhone.tsx';
import { answering, failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Host/BindPhone',
  component: BindPhone,
  args: { onNavigate: () => false },
} satisfies Meta<typeof BindPhone>;

export default meta;
type Story = StoryObj<typeof meta>;

const safe = '/api/operate/platUser/getUserSafeInfo';

export const VerifyingTheOldOne: Story = { decorators: [onScene({ as: 'teacher' })] };
export const WritingItOut: Story = {
  decorators: [onScene({ as: 'teacher' })],
  play: async ({ canvas, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(await canvas.findByRole('radio', { name: /核对原手机号|Write out/ }));
  },
};
export const OnPhone: Story = {
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
};
export const NoneBound: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(safe, { mobile: '' }) })],
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(safe) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(safe) })] };
export const SignedOut: Story = { decorators: [onScene()] };
