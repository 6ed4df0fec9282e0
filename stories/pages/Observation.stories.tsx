import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route } from 'wouter';
import ObservationPage from '#host/app/pages/observation/ObservationPage.tsx';
import { sheetStatuses } from '#src/api/learning/observation.ts';
import { observationScales } from '#host/sandbox/fixtures/observation-scales.ts';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, pending } from '../scene.tsx';
import { onSpaceScene } from './space.tsx';

/** Lessons of the teacher: overdue, not begun, handed in, under way. */
const [late, fresh, done, begun] = ['5021', '5022', '5023', '5024'] as const;
const path = `/api/portal/observation/${fresh}`;

const meta = {
  title: 'Host/Observation',
  component: ObservationPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Route path="/space/listen/:id">
      <ObservationPage />
    </Route>
  ),
} satisfies Meta<typeof ObservationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (id: string, options: SceneOptions = {}) =>
  onSpaceScene(`/space/listen/${id}`, { as: 'teacher', ...options });

const known = {
  id: fresh,
  title: '听评课｜圆的面积',
  teacher: '周静怡',
  isOpen: true,
  film: null,
  scale: observationScales.scaleStudents,
  own: { points: {}, remarks: [], comment: '', status: sheetStatuses.draft, revision: 0 },
};

export const ToObserve: Story = { decorators: scene(fresh) };
export const OnPhone: Story = { decorators: scene(begun), globals: { viewport: { value: 'mobile1' } } };
export const Begun: Story = { decorators: scene(begun) };
export const HandedIn: Story = { decorators: scene(done) };
export const HandedInOnPhone: Story = {
  decorators: scene(done),
  globals: { viewport: { value: 'mobile1' } },
};
export const Overdue: Story = { decorators: scene(late) };
export const WithoutFilm: Story = { decorators: scene(fresh, answering(path, known)) };
/** Nobody else has observed, and nothing was remarked. */
export const HandedInAlone: Story = {
  decorators: scene(
    fresh,
    answering(path, {
      ...known,
      isOpen: false,
      own: {
        ...known.own,
        points: { '1-1': '18', '1-2': '17', '2-1': '16', '2-2': '19', '3-1': '20' },
        status: sheetStatuses.handedIn,
        submitTime: '2026-11-20 08:30:00',
      },
      mean: {
        observers: 1,
        points: { '1-1': 18, '1-2': 17, '2-1': 16, '2-2': 19, '3-1': 20 },
        total: 90,
      },
    }),
  ),
};
export const Loading: Story = { decorators: scene(fresh, pending(path)) };
export const Failed: Story = { decorators: scene(fresh, failing(path)) };
