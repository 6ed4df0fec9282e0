import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';
import EditorPage from '#host/app/pages/editor/EditorPage.tsx';
import { inChinese } from '../in-chinese.ts';
import { failing, onScene, pending } from '../scene.tsx';

/** The editor at an address, as the portal renders it. */
function EditorAt({ address }: { address: string }) {
  const entry = useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const matched = matchRoute(pathname, searchParams);
    if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
    return { route: matched.to, address, Page: EditorPage };
  }, [address]);
  return (
    <main>
      <Pages entry={entry} />
    </main>
  );
}

const meta = {
  title: 'Host/Editor',
  component: EditorAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/courseAdd' },
  decorators: [onScene({ as: 'teacher' })],
} satisfies Meta<typeof EditorAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/api/portal/authoring/course/course-100101';
const at = (address: string): Story => ({ args: { address } });

export const NewCourse: Story = {};
export const OpenCourse: Story = at('/createdCourse');
export const ShortVideo: Story = at('/createdShortVideo');
export const Listening: Story = at('/createdListen');
export const Studio: Story = at('/studioAdd');
export const Live: Story = at('/createLive');
export const Examination: Story = at('/createExamination');
export const Project: Story = at('/createdProject');

export const Published: Story = at('/createdCourse?id=openCourse-100101');
export const Draft: Story = at('/createdCourse?id=openCourse-100102');
export const InReview: Story = at('/courseAdd?id=course-100104');
export const Refused: Story = at('/courseAdd?id=course-100105');
export const WithoutTheRightToPublish: Story = { decorators: [onScene({ as: 'newcomer' })] };

export const Loading: Story = {
  args: { address: '/courseAdd?id=course-100101' },
  decorators: [onScene({ as: 'teacher', ...pending(path) })],
};
export const Failed: Story = {
  args: { address: '/courseAdd?id=course-100101' },
  decorators: [onScene({ as: 'teacher', ...failing(path) })],
};
export const Faults: Story = {
  async play({ canvasElement }) {
    (await within(canvasElement).findByRole('button', { name: '提交审核' })).click();
    await within(canvasElement).findByRole('region', { name: '还有 5 处需要修改' });
  },
};

const covers = '/api/upload/cover/page';
const chooseCover = inChinese(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '选择封面' }));
});
export const Covers: Story = { play: chooseCover };
export const CoversLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(covers) })],
  play: chooseCover,
};
export const CoversFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(covers) })],
  play: chooseCover,
};
