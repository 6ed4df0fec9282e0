import { localMedia } from '#src/rules/media-url.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureField, type PictureItem } from '#src/ui/fields/PictureField.tsx';

const preview = localMedia('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const item = (name: string, values: Partial<PictureItem>): PictureItem => ({
  id: name,
  name,
  preview,
  state: 'done',
  progress: 1,
  ...values,
});

const meta = {
  title: 'UI/PictureField',
  component: PictureField,
  args: {
    label: '图片',
    accept: '.png',
    limit: 6,
    hint: '支持 png',
    items: [],
    onAdd: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploading: Story = {
  args: { items: [item('1.png', {}), item('2.png', { state: 'uploading', progress: 0.4 })] },
};
export const Failed: Story = {
  args: { items: [item('1.png', { state: 'failed', fault: '文件过大，请压缩后再上传' })] },
};
export const Full: Story = { args: { items: ['1', '2', '3', '4', '5', '6'].map((name) => item(name, {})) } };
