import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Column, Row } from '../Layout.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: '保存' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = [
  ['primary', '提交反馈'],
  ['secondary', '取消'],
  ['ghost', '稍后再说'],
  ['danger', '关闭工单'],
  ['link', '查看全部'],
] as const;

export const Playground: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () => (
    <Column>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size}>
          {variants.map(([variant, text]) => (
            <Button key={variant} variant={variant} size={size}>
              {text}
            </Button>
          ))}
        </Row>
      ))}
    </Column>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Row>
      <Button variant="primary" icon={<Plus aria-hidden="true" />}>
        新建研修活动
      </Button>
      <Button icon={<Download aria-hidden="true" />}>下载证书</Button>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
        删除
      </Button>
    </Row>
  ),
};

export const Busy: Story = {
  render: () => (
    <Row>
      {variants.map(([variant, text]) => (
        <Button key={variant} variant={variant} busy>
          {text}
        </Button>
      ))}
    </Row>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Row>
      {variants.map(([variant, text]) => (
        <Button key={variant} variant={variant} disabled>
          {text}
        </Button>
      ))}
    </Row>
  ),
};

export const AsLink: Story = { args: { href: '#courses', variant: 'primary', children: '浏览课程' } };

export const Block: Story = { args: { block: true, variant: 'primary', size: 'large', children: '登录' } };
