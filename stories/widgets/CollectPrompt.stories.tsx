import type { Meta, StoryObj } from '@storybook/react-vite';
import { CollectPrompt } from '#widgets/collect-prompt/index.ts';
import { answering, onScene } from '../scene.tsx';

const meta = {
  title: 'Widgets/CollectPrompt',
  tags: ['autodocs'],
  component: CollectPrompt,
  args: { onNavigate: () => false },
} satisfies Meta<typeof CollectPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const organisation = '/api/orgUser/org/getConfigByCode';
const asking = { orgId: '1003', orgCode: 'collect', collectState: true };

export const Asking: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const OnPhone: Story = {
  decorators: [onScene({ as: 'newcomer' })],
  globals: { viewport: { value: 'mobile1' } },
};
export const WithoutWords: Story = {
  decorators: [onScene({ as: 'newcomer', ...answering(organisation, { ...asking, collectWord: '' }) })],
};
export const WithUnsafeWords: Story = {
  decorators: [
    onScene({
      as: 'newcomer',
      ...answering(organisation, {
        ...asking,
        collectWord:
          '<p>请补充<b>任教信息</b>。</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">查看说明</a>',
      }),
    }),
  ],
};
export const NotAsked: Story = { decorators: [onScene({ as: 'teacher' })] };
export const SignedOut: Story = { decorators: [onScene()] };
