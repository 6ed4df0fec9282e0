import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';
import LearningCentrePage from '#host/app/pages/learning/LearningCentrePage.tsx';
import LearningPage from '#host/app/pages/learning/LearningPage.tsx';
import { answering, failing, onScene, pending } from '../scene.tsx';

/** A page of one's own learning at an address, as the portal renders it. */
function LearningAt({ address }: { address: string }) {
  const entry = useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const matched = matchRoute(pathname, searchParams);
    if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
    const Page = matched.to.name === 'myCourses' ? LearningCentrePage : LearningPage;
    return { route: matched.to, address, Page };
  }, [address]);
  return (
    <main style={{ padding: 24, background: 'var(--portal-canvas)' }}>
      <Pages entry={entry} />
    </main>
  );
}

const meta = {
  title: 'Host/Learning',
  component: LearningAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/space/myCourse' },
  decorators: [onScene({ as: 'teacher' })],
} satisfies Meta<typeof LearningAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const courses = '/hkw/api/my/course';
const centre = [
  courses,
  '/api/orgUser/task/page',
  '/api/portal/record/{kind}/page',
  '/api/orgUser/user/getTotal',
  '/api/orgUser/user/getUserTotal',
  '/api/user/v2/learningTasks/number',
];
const at = (address: string): Story => ({ args: { address } });
const phone = { globals: { viewport: { value: 'mobile1' } } };

export const Centre: Story = at('/space/myCourses');
export const CentreOnPhone: Story = { ...at('/space/myCourses'), ...phone };
export const CalendarAsList: Story = at('/space/myCourses?view=list');
export const Courses: Story = {};
export const CoursesOnPhone: Story = phone;
export const Listening: Story = at('/space/listen');
export const ShortVideos: Story = at('/space/myShortVideo');
export const Studios: Story = at('/space/myStudio');
export const Projects: Story = at('/space/myProject');
export const GuidedProjects: Story = at('/space/guidedProject');
export const Lives: Story = at('/space/myLive');
export const Exams: Story = at('/space/myExamination');
export const Activities: Story = at('/space/myActive');
export const Tasks: Story = at('/space/myStudyTask');
export const TasksFound: Story = at('/space/myStudyTask?tab=underWay&type=course&sort=-progress');
export const NothingFound: Story = at('/space/myCourse?searchVal=没有这样的课');
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(courses) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(courses) })] };
export const CentreLoading: Story = {
  ...at('/space/myCourses'),
  decorators: [onScene({ as: 'teacher', ...pending(...centre) })],
};
export const CentreFailed: Story = {
  ...at('/space/myCourses'),
  decorators: [onScene({ as: 'teacher', ...failing(...centre) })],
};
export const LongWords: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(courses, {
        total: 1,
        records: [
          {
            id: '1',
            title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(2),
            status: 1,
            progress: 250,
            teacher: '<b>王老师</b>',
          },
        ],
      }),
    }),
  ],
};
