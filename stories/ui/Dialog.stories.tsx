import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { Dialog, type DialogProps } from '#src/ui/dialogs/Dialog.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { Column, Row } from '../Layout.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: () => undefined, title: '完善个人信息' },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Openable(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          props.footer === undefined ? undefined : <Button onClick={() => setOpen(false)}>知道了</Button>
        }
      />
    </>
  );
}

const form = (
  <Column>
    <Field label="工作单位" required>
      <Input placeholder="请输入学校全称" />
    </Field>
    <Field label="个人简介">
      <TextArea limit={200} placeholder="介绍您的教学专长" />
    </Field>
  </Column>
);

export const Form: Story = {
  args: { description: '完善后即可报名本期研修项目。', children: form, footer: '' },
};
export const Small: Story = { args: { size: 'small', description: '您的信息已保存。', footer: '' } };
export const Large: Story = { args: { size: 'large', children: form } };
export const LongContent: Story = {
  args: {
    title: '研修公约',
    footer: '',
    children: (
      <Column>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            第{index + 1}
            条　参训教师应按时参加线上直播与线下集中研修，认真完成作业，尊重同伴，遵守网络文明规范。
          </p>
        ))}
      </Column>
    ),
  },
};
export const Closed: Story = { args: { open: false, children: form } };

export const Confirmation: Story = {
  render: () => <ConfirmDialog open title="确定要退出登录吗？" onAnswer={() => undefined} />,
};
export const Danger: Story = {
  render: () => (
    <ConfirmDialog
      open
      danger
      title="确定关闭此工单吗？"
      text="关闭后不能再发送消息，已有的沟通记录仍可查看。"
      confirmLabel="关闭工单"
      onAnswer={() => undefined}
    />
  ),
};
export const Message: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="密码错误"
      text="原密码不正确，请重新输入！"
      cancelLabel={null}
      onAnswer={() => undefined}
    />
  ),
};

function Asking() {
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    if (await confirm({ title: '确定要退出登录吗？' })) toast({ tone: 'success', text: '已退出登录' });
  };
  return (
    <Row>
      <Button onClick={() => void ask()}>退出登录</Button>
    </Row>
  );
}

export const AskedByAHook: Story = { render: () => <Asking /> };
