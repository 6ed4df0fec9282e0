import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import SearchPage from '#host/app/pages/search/SearchPage.tsx';
import { contentKinds } from '#host/app/content/kinds.ts';
import { failing, onScene, onServer, pending } from '../scene.tsx';

const at =
  (searchPath: string): Decorator =>
  (Story) => {
    const { hook, searchHook } = memoryLocation({ path: '/search', searchPath });
    return (
      <Router hook={hook} searchHook={searchHook}>
        <div style={{ background: 'var(--portal-canvas)' }}>
          <Story />
        </div>
      </Router>
    );
  };

const meta = {
  title: 'Host/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = Object.values(contentKinds).map(({ list }) => list.definition.path);
const courses = contentKinds.course.list.definition.path;
const found = at('searchVal=课堂');

export const Initial: Story = { decorators: [at(''), onScene({ as: 'guest' })] };
export const AllKinds: Story = { decorators: [found, onScene({ as: 'guest' })] };
export const OneKind: Story = { decorators: [at('searchVal=课堂&tab=course'), onScene({ as: 'teacher' })] };
export const OnPhone: Story = { ...AllKinds, globals: { viewport: { value: 'mobile1' } } };
export const Loading: Story = { decorators: [found, onScene({ as: 'guest', ...pending(...lists) })] };
export const Failed: Story = { decorators: [found, onScene({ as: 'guest', ...failing(...lists) })] };
export const OneKindFailed: Story = { decorators: [found, onScene({ as: 'guest', ...failing(courses) })] };
export const NoResult: Story = {
  decorators: [at('searchVal=跨学科作业设计坊'), onScene({ as: 'guest' })],
};
export const NoResultOfKind: Story = {
  decorators: [at('searchVal=名校长工作室&tab=course'), onScene({ as: 'guest' })],
};
/** The organisation has no content at all. */
export const NoContent: Story = { decorators: [found, onScene({ as: 'newcomer' })] };
export const TooLong: Story = {
  decorators: [at(`searchVal=${'课'.repeat(120)}`), onScene({ as: 'guest' })],
};
export const OnServer: Story = { decorators: [found, onServer] };
