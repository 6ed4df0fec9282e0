import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';
import DetailsPage from '#host/app/pages/details/DetailsPage.tsx';
import { inChinese } from '../in-chinese.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

/** The details page at an address, as the portal renders it. */
function DetailsAt({ address }: { address: string }) {
  const entry = useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const matched = matchRoute(pathname, searchParams);
    if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
    return { route: matched.to, address, Page: DetailsPage };
  }, [address]);
  return (
    <main>
      <Pages entry={entry} />
    </main>
  );
}

const meta = {
  title: 'Host/Details',
  component: DetailsAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/courseHome?id=5003' },
} satisfies Meta<typeof DetailsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const courses = '/api/course/app/course/getListByFilter';
const lives = '/api/live/live/getListByFilter';
const project = '/pxapp/api/project/get/2003';
const related = '/api/portal/related/project/2003';
const workspace = '/api/portal/workspace/2001';
const reviews = '/api/portal/review/course/5003/page';
const participation = '/api/portal/participation/studio/4003';
const announcements = '/api/portal/announcement/studio/4003/page';
const noReviews = { records: [], total: 0, mean: null, own: null, mayReview: true };
const known = { id: '2003', title: '东湖区物理学科教师数字素养提升工程', status: 1 };
const projectArgs = { address: '/thirdProject/2003' };
const teacher = [onScene({ as: 'teacher' })];
const guest = [onScene({ as: 'guest' })];

const longCourse = {
  id: '5003',
  title: '单元整体教学设计',
  chapters: Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    title: `第 ${index + 1} 单元`,
    lessons: [{ id: `lesson-${index}`, title: '从单元目标到课时安排', url: '/video' }],
  })),
};

const page = (record: object) => ({ records: [record], total: 1 });
const day = 86_400_000;
const session = (status: number, startsIn: number) => ({
  id: '3003',
  title: '名师课堂｜整本书阅读教学',
  cover: '/sandbox/pictures/cover/chinese-3003.svg',
  summary: '一小时讲清整本书阅读的关键问题，附教学设计与课堂观察表下载。',
  teacher: '王静怡',
  teacherTitle: '特级教师',
  status,
  startTime: Date.now() + startsIn,
  endTime: Date.now() + startsIn + day / 16,
});
const live = (status: number, startsIn: number, more: object = {}): Story => ({
  args: { address: '/liveList/live?id=3003' },
  decorators: [
    onScene({ as: 'guest', ...answering(lives, page({ ...session(status, startsIn), ...more })) }),
  ],
});

export const Course: Story = { decorators: teacher };
export const CourseToBuy: Story = { args: { address: '/courseHome?id=5008' }, decorators: teacher };
export const CourseToBuyAsGuest: Story = { args: { address: '/courseHome?id=5008' }, decorators: guest };
export const CourseToBuyElsewhere: Story = {
  args: { address: '/courseHome?id=5008' },
  decorators: [onScene({ as: 'teacher', settings: { features: [] } })],
};
export const CourseHalfLearnt: Story = { args: { address: '/courseHome?id=5004' }, decorators: teacher };
export const LongCourse: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(courses, page(longCourse)) })],
};
export const Studio: Story = { args: { address: '/studioHome?id=4003' }, decorators: teacher };
export const StudioFailed: Story = {
  args: { address: '/studioHome?id=4003' },
  decorators: [onScene({ as: 'teacher', ...failing(participation) })],
};
export const StudioAsked: Story = {
  args: { address: '/studioHome?id=4003' },
  decorators: [onScene({ as: 'teacher', ...answering(participation, { status: 1, isOpen: true }) })],
};
export const StudioMember: Story = {
  args: { address: '/studioHome?id=4003' },
  decorators: [onScene({ as: 'teacher', ...answering(participation, { status: 2, isOpen: true }) })],
};
export const StudioLeader: Story = {
  args: { address: '/studioHome?id=4003' },
  decorators: [onScene({ as: 'teacher', ...answering(participation, { isLeader: true }) })],
};
export const StudioAnnouncementsFailed: Story = {
  args: { address: '/studioHome?id=4003' },
  decorators: [onScene({ as: 'teacher', ...failing(announcements) })],
};
export const StudioAnnouncementsEmpty: Story = {
  args: { address: '/studioHome?id=4003' },
  decorators: [onScene({ as: 'teacher', ...answering(announcements, { records: [], total: 0 }) })],
};
export const Activity: Story = { args: { address: '/activity?id=1003' }, decorators: guest };
export const Contest: Story = { args: { address: '/contest?id=6003' }, decorators: guest };
export const Resource: Story = { args: { address: '/resourceDetails?id=7004' }, decorators: guest };
export const Article: Story = { args: { address: '/articles?id=7003' }, decorators: teacher };

export const LiveToCome: Story = live(0, day);
export const LiveNow: Story = live(1, -day / 48, { url: '/external/live' });
export const LiveUnlinked: Story = live(1, -day / 48);
export const LiveOver: Story = live(2, -day);
export const LiveReplay: Story = live(2, -day, {
  chapters: [
    {
      id: '1',
      title: '直播回放',
      lessons: [
        { id: '1', title: '整本书阅读的三个误区', duration: 1805, url: '/video' },
        { id: '2', title: '课例与答疑', duration: 3725, url: '/video' },
      ],
    },
  ],
});

export const ProjectForGuest: Story = { args: projectArgs, decorators: guest };
export const ProjectOpen: Story = {
  args: projectArgs,
  decorators: [onScene({ as: 'teacher', ...answering(project, known) })],
};
export const ProjectToConfirm: Story = {
  args: projectArgs,
  decorators: [onScene({ as: 'teacher', ...answering(project, { ...known, joined: true }) })],
};
export const ProjectJoined: Story = {
  args: projectArgs,
  decorators: [
    onScene({ as: 'teacher', ...answering(project, { ...known, joined: true, confirmed: true }) }),
  ],
};
export const EnrolmentFailed: Story = {
  args: projectArgs,
  decorators: [onScene({ as: 'teacher', ...failing(project) })],
};

const asked = '/pxapp/api/v6/user/userRequireInfo';
const joining = (more: ReturnType<typeof pending> = {}): Story => ({
  args: { address: '/thirdProject/2004' },
  decorators: [onScene({ as: 'teacher', ...more })],
  play: inChinese(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即报名' }));
  }),
});
export const Enrolment: Story = joining();
export const EnrolmentDataLoading: Story = joining(pending(asked));
export const EnrolmentDataFailed: Story = joining(failing(asked));

export const RelatedLoading: Story = {
  args: projectArgs,
  decorators: [onScene({ as: 'teacher', ...pending(related) })],
};
export const RelatedFailed: Story = {
  args: projectArgs,
  decorators: [onScene({ as: 'teacher', ...failing(related) })],
};
const workspaceArgs = { address: '/thirdProject/2001' };
export const Tasks: Story = { args: workspaceArgs, decorators: teacher };
export const TasksOfTutor: Story = { args: { address: '/thirdProject/2002' }, decorators: teacher };
export const TasksToCome: Story = {
  args: workspaceArgs,
  decorators: [onScene({ as: 'teacher', ...answering(workspace, { isTutor: false, stages: [] }) })],
};
export const TasksLoading: Story = {
  args: workspaceArgs,
  decorators: [onScene({ as: 'teacher', ...pending(workspace) })],
};
export const TasksFailed: Story = {
  args: workspaceArgs,
  decorators: [onScene({ as: 'teacher', ...failing(workspace) })],
};
const contest = '/api/portal/contest/6020';
const contestWorks = `${contest}/work/page`;
const votingArgs = { address: '/contest?id=6020' };
export const WorksToCome: Story = { args: { address: '/contest?id=6004' }, decorators: teacher };
export const WorksCollected: Story = { args: { address: '/contest?id=6008' }, decorators: teacher };
export const WorksCollectedForGuest: Story = { args: { address: '/contest?id=6008' }, decorators: guest };
export const WorkWithdrawn: Story = {
  args: { address: '/contest?id=6008' },
  decorators: [
    onScene({
      as: 'teacher',
      ...answering('/api/portal/contest/6008', {
        id: '6008',
        phase: 1,
        takesVotes: true,
        votesMax: 3,
        votesLeft: 3,
        own: { id: '6008-10', title: '单元教学设计', content: '以真实任务带动单元学习。', isWithdrawn: true },
      }),
    }),
  ],
};
export const WorksWithVotes: Story = { args: votingArgs, decorators: teacher };
export const WorksWithVotesForGuest: Story = { args: votingArgs, decorators: guest };
export const WorksInReview: Story = { args: { address: '/contest?id=6012' }, decorators: teacher };
export const WorksWithResults: Story = { args: { address: '/contest?id=6024' }, decorators: teacher };
export const WorksOnPhone: Story = {
  args: votingArgs,
  decorators: teacher,
  globals: { viewport: { value: 'mobile1' } },
};
export const NoWorks: Story = {
  args: votingArgs,
  decorators: [onScene({ as: 'teacher', ...answering(contestWorks, { records: [], total: 0 }) })],
};
export const WorksLoading: Story = {
  args: votingArgs,
  decorators: [onScene({ as: 'teacher', ...pending(contestWorks) })],
};
export const WorksFailed: Story = {
  args: votingArgs,
  decorators: [onScene({ as: 'teacher', ...failing(contestWorks) })],
};
export const ContestFailed: Story = {
  args: votingArgs,
  decorators: [onScene({ as: 'teacher', ...failing(contest) })],
};
export const ReviewsLoading: Story = { decorators: [onScene({ as: 'teacher', ...pending(reviews) })] };
export const ReviewsFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(reviews) })] };
export const ReviewsToCome: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(reviews, noReviews) })],
};
/** Titles and words of unusual length, and nothing else known. */
export const LongAndBare: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(
        courses,
        page({
          id: '5003',
          title: '跨学科主题学习与整本书阅读教学的课堂实践'.repeat(4),
          tags: ['小学'.repeat(20)],
        }),
      ),
    }),
  ],
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(courses) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(courses) })] };
export const Missing: Story = { args: { address: '/courseHome?id=0' }, decorators: teacher };
export const OnPhone: Story = {
  args: projectArgs,
  decorators: guest,
  globals: { viewport: { value: 'mobile1' } },
};
