import type { Meta, StoryObj } from '@storybook/react-vite';
import PointPage from '#host/app/pages/point/PointPage.tsx';
import { answering, failing, pending } from '../scene.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { onSpaceScene } from './space.tsx';

const leaders = '/api/credit/getTopList';
const calls = [
  '/api/credit/getPersonCredit',
  '/api/credit/record/page',
  leaders,
  '/api/credit/config/getConfig',
];

const meta = {
  title: 'Host/Point',
  component: PointPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PointPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/point', options);

export const Teacher: Story = { decorators: scene({ as: 'teacher' }) };
export const AmongTheFirst: Story = {
  decorators: scene({
    as: 'teacher',
    ...answering(leaders, [
      { userId: 'u-9001', realName: '林静怡', school: '青云路小学', credit: 320 },
      { userId: 'u-1001', realName: '陈思远', school: '东湖区实验小学', credit: 190 },
      { userId: 'u-9002', realName: '韩志远', school: '育才学校', credit: 165 },
    ]),
  }),
};
export const Empty: Story = { decorators: scene({ as: 'newcomer' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(...calls) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(...calls) }) };
