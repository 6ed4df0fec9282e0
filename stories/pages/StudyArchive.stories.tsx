import type { Meta, StoryObj } from '@storybook/react-vite';
import StudyArchivePage from '#host/app/pages/study-archive/StudyArchivePage.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, pending } from '../scene.tsx';
import { onSpaceScene } from './space.tsx';

const info = '/api/orgUser/user/getInfoArchive';
const calls = [
  info,
  '/api/course/app/market/archives/page',
  '/api/project/home/archives/page',
  '/api/orgUser/cert/getCertPage',
];

const meta = {
  title: 'Host/StudyArchive',
  component: StudyArchivePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StudyArchivePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/studyArchive', options);

export const Teacher: Story = { decorators: scene({ as: 'teacher' }) };
export const ManyYears: Story = {
  decorators: scene({
    as: 'teacher',
    ...answering(info, {
      realName: '陈思远',
      school: '东湖区实验小学',
      years: Array.from({ length: 16 }, (_, index) => ({
        year: 2026 - index,
        lessonNum: (index * 37) % 160,
      })),
    }),
  }),
};
export const Empty: Story = { decorators: scene({ as: 'newcomer' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(...calls) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(...calls) }) };
