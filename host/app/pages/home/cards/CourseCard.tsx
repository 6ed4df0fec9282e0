import { fill } from '../../../../../src/texts/texts.ts';
import type { CardProps } from './card.ts';
import { CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

export function CourseCard(props: CardProps) {
  const { entry } = props;
  const { words, count } = useFacts();
  const price = entry.price ? fill(words.price, { price: entry.price }) : entry.price === 0 ? words.free : '';
  return (
    <CoverCard
      {...props}
      mark={
        price ? (
          <b className="portal-home-price" data-free={entry.price === 0 ? '' : undefined}>
            {price}
          </b>
        ) : null
      }
      facts={[entry.teacher, count('learners', entry.members)]}
    />
  );
}
