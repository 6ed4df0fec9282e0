import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { SkipLink } from '#src/ui/navigation/SkipLink.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { Column, Row } from '../Layout.tsx';

const meta = { title: 'UI/Card, Spinner, SkipLink', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardWithTitle: Story = {
  args: {
    title: '学习中心',
    actions: (
      <Button variant="link" size="small">
        查看全部
      </Button>
    ),
    children: <p>本学期已完成 36 学时，还需 24 学时。</p>,
  },
};
export const PlainCard: Story = { args: { children: <p>专题研修将于 3 月 15 日开始。</p> } };
export const Spinners: Story = {
  render: () => (
    <Row>
      <Spinner />
      <Spinner size={32} />
      <Spinner label="加载中" />
    </Row>
  ),
};
export const Skip: Story = {
  render: () => (
    <Column>
      <SkipLink target="content" />
      <Button>按 Tab 键显示跳转链接</Button>
      <main id="content" tabIndex={-1}>
        主要内容
      </main>
    </Column>
  ),
};
