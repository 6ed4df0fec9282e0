import { fill } from '../../../../../src/texts/texts.ts';
import { VisuallyHidden } from '../../../../../src/ui/VisuallyHidden.tsx';
import type { CardProps } from './card.ts';
import { CoverCard } from './CoverCard.tsx';
import { EntryStatusBadge } from './EntryStatusBadge.tsx';
import { useFacts } from './useFacts.ts';

/** The number of top activities that show their rank. */
const RANKED = 3;

export function ActivityCard(props: CardProps) {
  const { entry, place } = props;
  const { words, span } = useFacts();
  return (
    <CoverCard
      {...props}
      chip={
        place < RANKED ? (
          <span className="portal-home-rank">
            <span aria-hidden="true">{place + 1}</span>
            <VisuallyHidden>{fill(words.rank, { place: place + 1 })}</VisuallyHidden>
          </span>
        ) : null
      }
      mark={<EntryStatusBadge status={entry.status} />}
      facts={[span(entry.startTime, entry.endTime)]}
    />
  );
}
