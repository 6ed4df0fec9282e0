import type { Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import HomePage from '#host/app/pages/home/HomePage.tsx';
import { answering, failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Host/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Router hook={memoryLocation({ path: '/index' }).hook}>
        <Story />
      </Router>
    ),
  ],
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const modules = '/api/operate/homeModule/list';
const banners = '/api/operate/banner2/list';
const projects = '/pxapp/api/project/hot/list';
const activities = '/api/activity/rank/getActHotList';

export const Teacher: Story = { decorators: [onScene({ as: 'teacher' })] };
export const Guest: Story = { decorators: [onScene({ as: 'guest' })] };
export const Loading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(banners, projects, activities) })],
};
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const BannersFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(banners) })] };
export const OneSectionFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(projects) })] };
export const OwnOrder: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(modules, [
        { id: '1', code: 'live', name: '名师直播' },
        { id: '2', code: 'resource', name: '教学资源' },
        { id: '3', code: 'paper', name: '在线测评' },
      ]),
    }),
  ],
};
export const OneBanner: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(banners, [
        { id: '1', title: '好老师，一起成长', cover: '/sandbox/pictures/banner/1.svg', url: '/project' },
      ]),
    }),
  ],
};
