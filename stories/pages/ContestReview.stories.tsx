import type { Meta, StoryObj } from '@storybook/react-vite';
import ContestReviewPage from '#host/app/pages/contest-review/ContestReviewPage.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';
import { PageAt } from './PageAt.tsx';

const id = '6012';
const tasks = '/api/portal/contest/review/list';
const contest = `/api/portal/contest/${id}`;
const works = `${contest}/review`;

const meta = {
  title: 'Host/Contest review',
  component: PageAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/supermarket/review', Page: ContestReviewPage },
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (query: string, options: SceneOptions = {}): Story => ({
  args: { address: `/supermarket/review${query}` },
  decorators: [onScene({ as: 'teacher', ...options })],
});

const ofContest = `?id=${id}`;
const ofWork = `${ofContest}&paper=${id}-9`;

export const Contests: Story = story('');
export const NoContests: Story = story('', answering(tasks, []));
export const ContestsLoading: Story = story('', pending(tasks));
export const ContestsFailed: Story = story('', failing(tasks));
export const Works: Story = story(ofContest);
export const NoWorks: Story = story(ofContest, answering(works, []));
export const NotAReviewer: Story = story('?id=6024');
export const Reviewing: Story = story(ofWork);
export const Reviewed: Story = story(`${ofContest}&paper=${id}-1`);
export const OnPhone: Story = { ...story(ofWork), globals: { viewport: { value: 'mobile1' } } };
export const Over: Story = story('?id=6024&paper=6024-1', { as: 'admin' });
export const MissingWork: Story = story(`${ofContest}&paper=none`);
export const Loading: Story = story(ofContest, pending(contest));
export const Failed: Story = story(ofContest, failing(contest));
export const WorkFailed: Story = story(ofWork, failing(works));
