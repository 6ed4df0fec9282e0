import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '#widgets/footer/index.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const organisation = '/api/orgUser/org/getConfigByCode';

const meta = {
  title: 'Widgets/Footer',
  tags: ['autodocs'],
  component: Footer,
  args: { onNavigate: () => false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { decorators: [onScene()] };
export const Loading: Story = { decorators: [onScene(pending(organisation))] };
export const NothingCanBeLoaded: Story = { decorators: [onScene(failing(organisation))] };
export const WithoutNumbers: Story = {
  decorators: [onScene(answering(organisation, { orgId: '1', orgCode: 'demo', name: '青云区教研室' }))],
};
export const LongName: Story = {
  decorators: [
    onScene(
      answering(organisation, {
        orgId: '1',
        orgCode: 'demo',
        name: '某某省某某市某某自治州教师继续教育与专业发展指导中心（东校区）',
        icp: '鄂ICP备20260001号-1',
        recordNo: '鄂公网安备42010602000001号',
        supportPhone: '400-668-2026',
      }),
    ),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, decorators: [onScene()] };
