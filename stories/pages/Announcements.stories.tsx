import type { Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Announcements } from '#host/app/pages/about/Announcements.tsx';
import { failing, onScene, onServer, pending } from '../scene.tsx';

const meta = {
  title: 'Host/Announcements',
  component: Announcements,
  decorators: [
    (Story) => (
      <Router hook={memoryLocation({ path: '/about/us' }).hook}>
        <Story />
      </Router>
    ),
  ],
} satisfies Meta<typeof Announcements>;

export default meta;
type Story = StoryObj<typeof meta>;

const adverts = '/api/operate/advert/list';

export const Guest: Story = { decorators: [onScene({ as: 'guest' })] };
export const Loading: Story = { decorators: [onScene({ as: 'guest', ...pending(adverts) })] };
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const Failed: Story = { decorators: [onScene({ as: 'guest', ...failing(adverts) })] };
export const OnServer: Story = { decorators: [onServer] };
