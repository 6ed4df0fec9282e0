import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { Column } from '../Layout.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: { label: '姓名', children: <Input placeholder="请输入真实姓名" /> },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: '与身份证一致，用于生成结业证书。' } };
export const WithError: Story = {
  args: { required: true, error: '请输入20位以内中文名', children: <Input defaultValue="Teacher Wang" /> },
};
export const Disabled: Story = { args: { children: <Input defaultValue="王晓燕" disabled /> } };
export const HiddenLabel: Story = {
  args: {
    label: '搜索课程',
    labelHidden: true,
    children: (
      <Input type="search" placeholder="搜索课程、专家、工作室" leading={<Search aria-hidden="true" />} />
    ),
  },
};

export const Password: Story = {
  args: {
    label: '登录密码',
    hint: '8-16 位，须包含字母、数字和符号，不含空格。',
    aside: (
      <Button variant="link" size="small">
        忘记密码？
      </Button>
    ),
    children: <PasswordInput defaultValue="Teacher#2026" />,
  },
};

export const Choice: Story = {
  args: {
    label: '任教学段',
    children: (
      <Select
        options={[
          { value: 'primary', label: '小学' },
          { value: 'junior', label: '初中' },
          { value: 'senior', label: '高中' },
          { value: 'vocational', label: '中等职业学校', disabled: true },
        ]}
      />
    ),
  },
};

export const ChoiceWithError: Story = { args: { ...Choice.args, error: '请选择任教学段' } };

function Counted({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <Field label="反馈内容" required error={text.length > 200 ? '反馈内容在200字以内' : undefined}>
      <TextArea
        limit={200}
        value={text}
        placeholder="请描述您遇到的问题，便于我们尽快处理"
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Field>
  );
}

export const LongText: Story = {
  render: () => (
    <Column>
      <Counted start="" />
      <Counted start="观看第三讲时视频反复卡顿，刷新后学习进度没有保存。" />
      <Counted start={'课程播放到一半会自动退出。'.repeat(16)} />
    </Column>
  ),
};
