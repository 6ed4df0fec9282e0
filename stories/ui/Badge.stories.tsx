import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { CornerBadge } from '#src/ui/badges/CornerBadge.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Row } from '../Layout.tsx';

const meta = { title: 'UI/Badge', component: Badge, args: { count: 8 } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Row>
      {[1, 12, 99, 100, 1280].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Row>
  ),
};
export const NothingAtZero: Story = { args: { count: 0 } };
export const OnAButton: Story = {
  render: () => (
    <Row>
      {[0, 5, 128].map((count) => (
        <CornerBadge key={count} count={count}>
          <IconButton
            label={count ? `通知，${count} 条未读` : '通知'}
            variant="secondary"
            icon={<Bell aria-hidden="true" />}
          />
        </CornerBadge>
      ))}
    </Row>
  ),
};
