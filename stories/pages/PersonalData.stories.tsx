import type { Meta, StoryObj } from '@storybook/react-vite';
import { BindCard } from '#host/app/pages/personal-data/card/BindCard.tsx';
import { EditData } from '#host/app/pages/personal-data/edit/EditData.tsx';
import { PersonalData } from '#host/app/pages/personal-data/PersonalData.tsx';
import { failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Host/PersonalData',
  component: PersonalData,
  args: { onNavigate: () => false },
} satisfies Meta<typeof PersonalData>;

export default meta;
type Story = StoryObj<typeof meta>;

const paths = [
  '/api/user/user/info',
  '/api/orgUser/user/getCollectInfo',
  '/api/orgUser/user/getUserAppendInfo',
  '/api/operate/platUser/getUserSafeInfo',
  '/api/user/completeInfo',
  '/pxapp/api/v6/user/userRequireInfo',
];
const phone = { viewport: { value: 'mobile1' } };
const editing: Story['render'] = (args) => <EditData currentRole="project_study" {...args} />;
const binding: Story['render'] = (args) => <BindCard {...args} />;

export const Complete: Story = { decorators: [onScene({ as: 'teacher' })] };
export const Incomplete: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const OnPhone: Story = { decorators: [onScene({ as: 'newcomer' })], globals: phone };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(...paths) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(...paths) })] };
export const SignedOut: Story = { decorators: [onScene()] };

export const Editing: Story = { decorators: [onScene({ as: 'newcomer' })], render: editing };
export const EditingVerified: Story = { decorators: [onScene({ as: 'teacher' })], render: editing };
export const EditingOnPhone: Story = {
  decorators: [onScene({ as: 'newcomer' })],
  globals: phone,
  render: editing,
};
export const EditingLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(...paths) })],
  render: editing,
};
export const EditingFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(...paths) })],
  render: editing,
};

export const BindingCard: Story = { decorators: [onScene({ as: 'newcomer' })], render: binding };
export const CardBound: Story = { decorators: [onScene({ as: 'teacher' })], render: binding };
