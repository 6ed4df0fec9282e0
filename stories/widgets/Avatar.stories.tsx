import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarSetting, type AvatarSettingHandle } from '#widgets/avatar/index.ts';
import { paste, portrait, press } from './avatar-steps.ts';
import { inChinese } from '../in-chinese.ts';
import { onScene } from '../scene.tsx';

const upload = '/api/upload/avatar/upload';

function Opened() {
  const handle = useRef<AvatarSettingHandle>(null);
  useEffect(() => handle.current?.open(), []);
  return <AvatarSetting handle={handle} />;
}

const meta = { title: 'Widgets/Avatar', tags: ['autodocs'], component: AvatarSetting } satisfies Meta<
  typeof AvatarSetting
>;

export default meta;
type Story = StoryObj<typeof meta>;

const asTeacher = [onScene({ as: 'teacher' })];
const opened: Pick<Story, 'render' | 'parameters'> = {
  render: () => <Opened />,
  parameters: { layout: 'fullscreen' },
};

export const Default: Story = { decorators: asTeacher };
export const InTheSidebar: Story = { args: { size: 60 }, decorators: asTeacher };
export const ReadOnly: Story = { args: { readonly: true }, decorators: asTeacher };
export const OfSomebodyElse: Story = { args: { userId: 'u-1002', size: 40 }, decorators: asTeacher };
export const SignedOut: Story = { decorators: [onScene()] };

export const Choosing: Story = { ...opened, decorators: asTeacher };
export const WrongType: Story = {
  ...opened,
  decorators: asTeacher,
  play: ({ canvasElement }) =>
    paste(canvasElement.ownerDocument, new File(['text'], '简历.png', { type: 'image/png' })),
};
export const TooLarge: Story = {
  ...opened,
  decorators: asTeacher,
  play: async ({ canvasElement }) => {
    const picture = await portrait();
    const large = new File([picture, new Uint8Array(2_400_000)], picture.name, { type: picture.type });
    await paste(canvasElement.ownerDocument, large);
  },
};
export const Cropping: Story = {
  ...opened,
  decorators: asTeacher,
  play: async ({ canvasElement }) => {
    await paste(canvasElement.ownerDocument, await portrait());
    await press(canvasElement, '放大');
  },
};
export const CroppingOnPhone: Story = { ...Cropping, globals: { viewport: { value: 'mobile1' } } };
export const Uploading: Story = {
  ...opened,
  decorators: [
    onScene({
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: upload, delayMs: 3_600_000 }),
    }),
  ],
  play: async ({ canvasElement }) => {
    await paste(canvasElement.ownerDocument, await portrait());
    await press(canvasElement, '保存头像');
  },
};
export const Failed: Story = {
  ...opened,
  decorators: [
    onScene({
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: upload, status: 500 }),
    }),
  ],
  play: Uploading.play,
};
export const SessionOver: Story = {
  ...opened,
  decorators: [
    onScene({
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: upload, status: 401 }),
    }),
  ],
  play: Uploading.play,
};
/** The flow to its end: the picture is uploaded, and the dialog is gone. */
export const Saved: Story = {
  ...opened,
  decorators: asTeacher,
  play: inChinese(async ({ canvas, canvasElement }) => {
    await paste(canvasElement.ownerDocument, await portrait());
    await press(canvasElement, '保存头像');
    await canvas.findByText('上传头像成功！');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  }),
};
