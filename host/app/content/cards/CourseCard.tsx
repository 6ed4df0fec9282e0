import { type CardProps, CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

export function CourseCard(props: CardProps) {
  const { entry, index } = props;
  const facts = useFacts();
  const price = facts.price(entry.price);
  return (
    <CoverCard
      {...props}
      kind="course"
      mark={
        price ? (
          <b className="portal-item-price" data-free={entry.price === 0 ? '' : undefined}>
            {price}
          </b>
        ) : null
      }
      facts={[
        entry.teacher,
        index === undefined ? facts.count('hours', entry.lessonNum) : '',
        facts.count('learners', entry.members),
      ]}
    />
  );
}
