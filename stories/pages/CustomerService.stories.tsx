import type { Meta, StoryObj } from '@storybook/react-vite';
import { CustomerService } from '#host/app/pages/customer-service/CustomerService.tsx';
import { answering, failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Host/CustomerService',
  component: CustomerService,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CustomerService>;

export default meta;
type Story = StoryObj<typeof meta>;

const questions = '/api/orgUser/hotQuestion/page';

export const Guest: Story = { decorators: [onScene({ as: 'guest' })] };
export const Loading: Story = { decorators: [onScene({ as: 'guest', ...pending(questions) })] };
export const Failed: Story = { decorators: [onScene({ as: 'guest', ...failing(questions) })] };
export const Empty: Story = {
  decorators: [onScene({ as: 'guest', ...answering(questions, { records: [], total: 0 }) })],
};
