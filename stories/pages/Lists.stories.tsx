import type { Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expect, within } from 'storybook/test';
import { firstRoute } from '#host/app/routing/match-route.ts';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import ListPage from '#host/app/pages/lists/ListPage.tsx';
import { inChinese } from '../in-chinese.ts';
import { answering, failing, onScene, onServer, pending } from '../scene.tsx';
import { PortalAt } from './PortalAt.tsx';

interface ListProps {
  /** The path of the list. */
  path: string;
  /** The chosen filters, as a query string. */
  query?: string;
}

/** A list page at an address. */
function ListAt({ path, query = '' }: ListProps) {
  const { hook, searchHook } = memoryLocation({ path, searchPath: query });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <PageRouteContext value={firstRoute(path)}>
        <main style={{ background: 'var(--portal-canvas)' }}>
          <ListPage />
        </main>
      </PageRouteContext>
    </Router>
  );
}

const meta = {
  title: 'Host/Lists',
  component: ListAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/course' },
} satisfies Meta<typeof ListAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const courses = '/api/course/app/course/getListByFilter';
const activities = '/api/activity/base/getListByFilter';

export const Courses: Story = { decorators: [onScene({ as: 'teacher' })] };
export const CoursesAsGuest: Story = { decorators: [onScene({ as: 'guest' })] };
export const Store: Story = { args: { path: '/superstore' }, decorators: [onScene({ as: 'guest' })] };
export const Projects: Story = { args: { path: '/project' }, decorators: [onScene({ as: 'teacher' })] };
export const Studios: Story = { args: { path: '/teacher' }, decorators: [onScene({ as: 'teacher' })] };
export const Activities: Story = { args: { path: '/activity' }, decorators: [onScene({ as: 'teacher' })] };
export const Lives: Story = { args: { path: '/liveList' }, decorators: [onScene({ as: 'teacher' })] };
export const Contests: Story = { args: { path: '/contest' }, decorators: [onScene({ as: 'teacher' })] };
export const Rereviews: Story = { args: { path: '/supermarket' }, decorators: [onScene({ as: 'teacher' })] };
export const Resources: Story = {
  args: { path: '/resourceDetails' },
  decorators: [onScene({ as: 'teacher' })],
};
export const Articles: Story = { args: { path: '/articles' }, decorators: [onScene({ as: 'teacher' })] };
export const Chosen: Story = {
  args: { path: '/activity', query: 'categoryId=a2&status=1&searchVal=案例&sort=hot' },
  decorators: [onScene({ as: 'teacher' })],
};
export const NothingMatches: Story = {
  args: { path: '/project', query: 'searchVal=没有这样的项目' },
  decorators: [onScene({ as: 'teacher' })],
};
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const Loading: Story = {
  args: { path: '/activity' },
  decorators: [
    onScene({
      as: 'teacher',
      ...pending(activities, '/api/activity/homeCategory/list', '/api/activity/top/list'),
    }),
  ],
};
export const Failed: Story = {
  args: { path: '/activity' },
  decorators: [
    onScene({
      as: 'teacher',
      ...failing(activities, '/api/activity/homeCategory/list', '/api/activity/top/list'),
    }),
  ],
};
export const OnServer: Story = { decorators: [onServer] };
export const DrawnCovers: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(courses, {
        records: [
          '整本书阅读的课堂实践',
          '数感培养十二讲',
          '班主任必修课：家校沟通',
          '生成式人工智能入门',
        ].map((title, index) => ({
          id: index + 1,
          title,
          teacher: '林静怡',
          price: index * 29,
          lessonNum: 6,
        })),
        total: 4,
      }),
    }),
  ],
};
export const LongTitle: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(courses, {
        records: [{ id: 1, title: '核心素养导向的单元整体教学设计与实施'.repeat(5), price: 0 }],
        total: 1,
      }),
    }),
  ],
};
export const OnPhone: Story = {
  decorators: [onScene({ as: 'guest' })],
  globals: { viewport: { value: 'mobile1' } },
};

const course = '生成式人工智能辅助备课案例课';

/** The flow to its end: a course is found by its category, opened and begun, and its first lesson is in the player. */
export const FromListToPlayer: Story = {
  render: () => <PortalAt address="/course" />,
  // Its films come from the page's own origin.
  decorators: [onScene({ as: 'teacher', settings: { api: '' } })],
  play: inChinese(async ({ canvas, userEvent, step }) => {
    await step('按分类筛选', async () => {
      await canvas.findByRole('link', { name: /图形与几何直观教学/ });
      // A narrow window has the filters in a sheet.
      const inSheet = canvas.queryByRole('button', { name: '筛选' });
      if (inSheet) await userEvent.click(inSheet);
      const categories = await canvas.findByRole('group', { name: '分类' });
      await userEvent.click(await within(categories).findByRole('button', { name: '数字素养' }));
      if (inSheet) await userEvent.click(canvas.getByRole('button', { name: '查看结果' }));
      await canvas.findByRole('button', { name: '取消条件“分类：数字素养”' });
    });
    await step('打开课程', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: course }));
      await canvas.findByRole('heading', { level: 1, name: course });
    });
    await step('开始学习', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '开始学习' }));
      const side = within(await canvas.findByRole('complementary', { name: '目录与笔记' }));
      const [first] = side.getAllByRole('button');
      await expect(first).toHaveAttribute('aria-current', 'true');
    });
  }),
};
export const FromListToPlayerOnPhone: Story = {
  ...FromListToPlayer,
  globals: { viewport: { value: 'mobile1' } },
};
