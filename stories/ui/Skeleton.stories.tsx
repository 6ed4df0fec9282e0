import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#src/ui/cards/Card.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Column } from '../Layout.tsx';

const meta = {
  title: 'UI/Skeleton',
  component: Loading,
  args: { children: <Skeleton /> },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { children: <Skeleton lines={3} /> } };
export const Circle: Story = { args: { children: <Skeleton shape="circle" width={57} /> } };
export const Block: Story = { args: { children: <Skeleton shape="block" height={160} /> } };
export const AsAList: Story = {
  render: () => (
    <Card>
      <Loading>
        <Column>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
              <Skeleton shape="circle" width={44} />
              <Skeleton lines={2} />
            </div>
          ))}
        </Column>
      </Loading>
    </Card>
  ),
};
