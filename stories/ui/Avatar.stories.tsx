import { localMedia } from '#src/rules/media-url.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Row } from '../Layout.tsx';

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: '王晓燕' } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = localMedia(
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f4b183"/><circle cx="5" cy="4" r="2" fill="#7a3e1d"/><path d="M1 10a4 4 0 0 1 8 0z" fill="#2f5597"/></svg>',
  )}`,
);

export const Default: Story = {};
export const WithPicture: Story = { args: { src: picture } };
export const BrokenPicture: Story = { args: { src: localMedia('data:image/png;base64,broken') } };
export const Sizes: Story = {
  render: () => (
    <Row>
      {[32, 40, 57, 60, 80].map((size) => (
        <Avatar key={size} name="" size={size} src={size === 80 ? picture : undefined} />
      ))}
    </Row>
  ),
};
