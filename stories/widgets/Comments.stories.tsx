import type { Meta, StoryObj } from '@storybook/react-vite';
import { Comments } from '#widgets/comments/index.ts';
import { userEvent } from 'storybook/test';
import { inChinese } from '../in-chinese.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const threads = '/api/interact/v2/comment/page';
const replies = '/api/interact/v2/comment/secondPage';
const total = '/api/interact/comment/total';

const meta = {
  title: 'Widgets/Comments',
  tags: ['autodocs'],
  component: Comments,
  args: { subjectType: 'course', subjectId: '5003', onNavigate: () => false },
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Threads: Story = { decorators: [onScene({ as: 'teacher' })] };
export const Flat: Story = { args: { version: 'v1' }, decorators: [onScene({ as: 'teacher' })] };
export const OnPhone: Story = {
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
};
export const Report: Story = { args: { report: true }, decorators: [onScene({ as: 'teacher' })] };
/** The tutor of the project may pin its comments. */
export const Pinning: Story = {
  args: { subjectType: 'project', subjectId: '2001' },
  decorators: [onScene({ as: 'admin' })],
};
export const Guest: Story = { decorators: [onScene()] };
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(threads, total) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(threads, total) })] };

const openReplies = inChinese(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '查看 13 条回复' }));
});
export const RepliesLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(replies) })],
  play: openReplies,
};
export const RepliesFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(replies) })],
  play: openReplies,
};

const author = { realName: '林'.repeat(40), avatar: '', createTime: '2026-11-20 08:30:00' };
/** The longest there is, and what tries to be more than text. */
export const Hostile: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(threads, {
        total: 3,
        records: [
          { ...author, id: 1, content: '很'.repeat(500), likeNum: 123_456 },
          { ...author, id: 2, content: 'https://evil.example/'.repeat(20), realName: '' },
          { ...author, id: 3, content: `<img src=x onerror=alert(1)>${'\n'.repeat(30)}\u202Eتعليق` },
        ],
      }),
    }),
  ],
};
