import type { Meta, StoryObj } from '@storybook/react-vite';
import FavouritesPage from '#host/app/pages/favourites/FavouritesPage.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { failing, pending } from '../scene.tsx';
import { onSpaceScene } from './space.tsx';

const list = '/api/portal/favourite/page';

const meta = {
  title: 'Host/Favourites',
  component: FavouritesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FavouritesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/favourites', options);

export const Teacher: Story = { decorators: scene({ as: 'teacher' }) };
export const Empty: Story = { decorators: scene({ as: 'newcomer' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(list) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(list) }) };
