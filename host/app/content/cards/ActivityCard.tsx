import { fill } from '../../../../src/texts/texts.ts';
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx';
import { type CardProps, CoverCard } from './CoverCard.tsx';
import { EntryStatusBadge } from './EntryStatusBadge.tsx';
import { useFacts } from './useFacts.ts';

/** The number of top activities that show their rank. */
const RANKED = 3;

export function ActivityCard(props: CardProps) {
  const { entry, index } = props;
  const { words, span, count, price } = useFacts();
  return (
    <CoverCard
      {...props}
      kind="activity"
      chip={
        index !== undefined && index < RANKED ? (
          <span className="portal-item-rank">
            <span aria-hidden="true">{index + 1}</span>
            <VisuallyHidden>{fill(words.rank, { place: index + 1 })}</VisuallyHidden>
          </span>
        ) : null
      }
      mark={<EntryStatusBadge status={entry.status} />}
      facts={[
        span(entry.startTime, entry.endTime),
        ...(index === undefined ? [price(entry.price), entry.teacher, count('members', entry.members)] : []),
      ]}
    />
  );
}
