import type { CardProps } from './card.ts';
import { CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

export function StudioCard(props: CardProps) {
  const { entry } = props;
  const { count } = useFacts();
  return (
    <CoverCard
      {...props}
      above={
        entry.teacher ? (
          <p className="portal-home-leader">
            <span className="portal-home-initial" aria-hidden="true">
              {[...entry.teacher][0]}
            </span>
            <b>{entry.teacher}</b>
            <span className="portal-home-leader-title">{entry.teacherTitle}</span>
          </p>
        ) : null
      }
      facts={[entry.organiser, count('followers', entry.members)]}
    />
  );
}
