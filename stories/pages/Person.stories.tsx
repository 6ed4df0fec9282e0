import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import PersonPage from '#host/app/pages/person/PersonPage.tsx';
import { contentKinds } from '#host/app/content/kinds.ts';
import { answering, failing, onScene, onServer, pending } from '../scene.tsx';

const of =
  (id: string): Decorator =>
  (Story) => (
    <Router hook={memoryLocation({ path: `/homePage/${id}` }).hook}>
      <Route path="/homePage/:id">
        <div style={{ background: 'var(--portal-canvas)' }}>
          <Story />
        </div>
      </Route>
    </Router>
  );

const meta = {
  title: 'Host/Person',
  component: PersonPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PersonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const person = '/api/portal/person/p-199';
const resources = contentKinds.resource.list.definition.path;

export const Guest: Story = { decorators: [of('p-199'), onScene({ as: 'guest' })] };
export const OnPhone: Story = { ...Guest, globals: { viewport: { value: 'mobile1' } } };
export const Loading: Story = { decorators: [of('p-199'), onScene({ as: 'guest', ...pending(person) })] };
export const Failed: Story = { decorators: [of('p-199'), onScene({ as: 'guest', ...failing(person) })] };
export const OneKindFailed: Story = {
  decorators: [of('p-199'), onScene({ as: 'guest', ...failing(resources) })],
};
export const SharesNothing: Story = {
  decorators: [
    of('p-199'),
    onScene({
      as: 'guest',
      ...answering(person, { userId: 'u-9', realName: '欧阳未名', school: '', avatar: '', hot: 0 }),
    }),
  ],
};
export const Missing: Story = { decorators: [of('nobody'), onScene({ as: 'guest' })] };
export const OnServer: Story = { decorators: [of('p-199'), onServer] };
