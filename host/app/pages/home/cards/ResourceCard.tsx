import type { CardProps } from './card.ts';
import { CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

export function ResourceCard(props: CardProps) {
  const { entry } = props;
  const { count } = useFacts();
  return <CoverCard {...props} facts={[entry.teacher, entry.organiser, count('likes', entry.likeNum)]} />;
}
