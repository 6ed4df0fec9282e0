import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import type { DraftOffer } from '#src/data/drafts/open-draft.ts';

const minute = 60_000;

const offer = (minutes: number, isGuests = false): DraftOffer => ({
  key: `${minutes}`,
  at: Date.now() - minutes * minute,
  isGuests,
  accept: () => undefined,
  discard: () => undefined,
});

const meta = {
  title: 'UI/DraftOffers',
  component: DraftOffers,
  args: { offers: [offer(20)] },
} satisfies Meta<typeof DraftOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const OfAGuest: Story = { args: { offers: [offer(5, true)] } };
export const Several: Story = { args: { offers: [offer(20), offer(26 * 60), offer(40 * 24 * 60, true)] } };
export const SeveralOnPhone: Story = { ...Several, globals: { viewport: { value: 'mobile1' } } };
