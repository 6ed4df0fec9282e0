import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from '#src/ui/fields/RadioGroup.tsx';
import { Column } from '../Layout.tsx';

const meta = {
  title: 'UI/Checkbox and RadioGroup',
  component: Checkbox,
  args: { children: '我已阅读并同意《用户服务协议》' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkboxes: Story = {
  render: () => (
    <Column>
      <Checkbox>我已阅读并同意《用户服务协议》</Checkbox>
      <Checkbox defaultChecked>有新的研修活动时通知我</Checkbox>
      <Checkbox disabled>接收短信提醒</Checkbox>
      <Checkbox disabled defaultChecked>
        接收站内消息
      </Checkbox>
    </Column>
  ),
};

const types = [
  { value: 1, label: '功能故障/反馈' },
  { value: 2, label: '操作体验' },
  { value: 3, label: '界面外观' },
  { value: 4, label: '其他' },
];

function Types(props: Partial<RadioGroupProps<number>> & { start?: number }) {
  const [value, setValue] = useState<number | null>(props.start ?? null);
  return (
    <RadioGroup label="反馈类型" options={types} required {...props} value={value} onChange={setValue} />
  );
}

export const Radios: Story = {
  render: () => (
    <Column>
      <Types start={1} />
      <Types error="请选择反馈类型" />
      <Types start={2} hint="选对类型，能更快得到答复。" />
      <Types start={1} disabled />
    </Column>
  ),
};

export const Tiles: Story = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Types start={2} look="tile" />
    </div>
  ),
};
