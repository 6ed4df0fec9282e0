import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import PlayerPage from '#host/app/pages/player/PlayerPage.tsx';
import { isRedirect, routes } from '#host/app/routing/routes.ts';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const courses = '/api/course/app/course/getListByFilter';

const quizzes = '/api/portal/quiz/5004';

const meta = {
  title: 'Host/Player',
  component: PlayerPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openQuiz: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('tab', { name: /^(练习|Quiz)$/ }));

/** The page at a path and query; its videos come from the page's own origin. */
function at(path: string, search: string, options: SceneOptions = {}): Decorator[] {
  const route = routes.find((one) => one.path === path);
  if (!route || isRedirect(route)) throw new Error(`there is no page at ${path}`);
  const onPage: Decorator = (Story) => {
    const place = memoryLocation({ path, searchPath: search });
    return (
      <Router hook={place.hook} searchHook={place.searchHook}>
        <PageRouteContext value={route}>
          <div style={{ background: 'var(--portal-canvas)' }}>
            <Story />
          </div>
        </PageRouteContext>
      </Router>
    );
  };
  // The first decorator is inside of the second.
  const settings = { ...options.settings, api: '' };
  return [onPage, onScene({ as: 'teacher', ...options, settings })];
}

const lesson = { id: 1, title: '尚未上传的一节', url: '' };
const withoutVideo = {
  total: 1,
  records: [{ id: 5001, title: '新课程', chapters: [{ id: 1, title: '第一章', lessons: [lesson] }] }],
};

export const Course: Story = { decorators: at('/coursePlay', 'id=5001') };
export const OnPhone: Story = {
  decorators: at('/coursePlay', 'id=5001'),
  globals: { viewport: { value: 'mobile1' } },
};
export const TrialLesson: Story = { decorators: at('/coursePlay', 'id=5008') };
export const LockedLesson: Story = { decorators: at('/coursePlay', 'id=5008&lesson=5008-1-2') };
export const KeptOnServer: Story = { decorators: at('/coursePlay', 'id=5004') };
export const KeptHereAlone: Story = {
  decorators: at('/coursePlay', 'id=5004', { settings: { features: [] } }),
};
/** Its tab shows the questions, or what stands here instead of them; the film waits for it. */
export const Quiz: Story = { decorators: at('/coursePlay', 'id=5004'), play: openQuiz };
export const QuizAnswered: Story = {
  decorators: at('/coursePlay', 'id=5004'),
  async play(context) {
    await openQuiz(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^(提交练习|Hand in the answers)$/ }),
    );
  },
};
export const QuizLoading: Story = { decorators: at('/coursePlay', 'id=5004', pending(quizzes)) };
export const QuizFailed: Story = {
  decorators: at('/coursePlay', 'id=5004', failing(quizzes)),
  play: openQuiz,
};
export const QuizMissing: Story = {
  decorators: at('/coursePlay', 'id=5004', answering(quizzes, [])),
  play: openQuiz,
};
export const Replay: Story = { decorators: at('/coursePlay', 'type=live&id=3005') };
export const ShortVideo: Story = { decorators: at('/shortCoursePlay', 'id=7006') };
export const Preview: Story = { decorators: at('/viewCoursePlay', 'id=5001') };
export const LinkedVideo: Story = {
  decorators: at('/ccVideoPlay', 'url=%2Fsandbox%2Ffilms%2Ftriangle.webm&title=公开课片段', { as: 'guest' }),
};
export const RefusedVideo: Story = {
  decorators: at('/ccVideoPlay', 'url=https%3A%2F%2Fevil.example%2Fa.mp4', { as: 'guest' }),
};
export const WithoutVideo: Story = {
  decorators: at('/coursePlay', 'id=5001', answering(courses, withoutVideo)),
};
export const Empty: Story = { decorators: at('/coursePlay', 'type=live&id=3001') };
export const Missing: Story = { decorators: at('/coursePlay', 'id=nothing') };
export const Loading: Story = { decorators: at('/coursePlay', 'id=5001', pending(courses)) };
export const Failed: Story = { decorators: at('/coursePlay', 'id=5001', failing(courses)) };
