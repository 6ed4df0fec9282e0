import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import MyCertificatesPage from '#host/app/pages/certificates/MyCertificatesPage.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, pending } from '../scene.tsx';
import { onSpaceScene } from './space.tsx';

const list = '/api/orgUser/cert/getCertPage';
const picture = '/api/orgUser/cert/getBase64Image';

const meta = {
  title: 'Host/Certificates',
  component: MyCertificatesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyCertificatesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (options: SceneOptions) => onSpaceScene('/space/myCertificates', options);

export const Teacher: Story = { decorators: scene({ as: 'teacher' }) };
export const FullView: Story = {
  decorators: scene({ as: 'teacher' }),
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: /^查看大图|^Open/ });
    if (button) await userEvent.click(button);
    await within(canvasElement).findByRole('dialog');
  },
};
export const BrokenPictures: Story = {
  decorators: scene({ as: 'teacher', ...answering(picture, 'bm90IGEgcGljdHVyZQ==') }),
};
export const Empty: Story = { decorators: scene({ as: 'newcomer' }) };
export const OnPhone: Story = {
  decorators: scene({ as: 'teacher' }),
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: scene({ as: 'teacher', ...pending(list) }) };
export const LoadingPictures: Story = { decorators: scene({ as: 'teacher', ...pending(picture) }) };
export const Failed: Story = { decorators: scene({ as: 'teacher', ...failing(list) }) };
