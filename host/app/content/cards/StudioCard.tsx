import { type CardProps, CoverCard } from './CoverCard.tsx';
import { useFacts } from './useFacts.ts';

export function StudioCard(props: CardProps) {
  const { entry } = props;
  const { count } = useFacts();
  return (
    <CoverCard
      {...props}
      kind="studio"
      above={
        entry.teacher ? (
          <p className="portal-item-leader">
            <span className="portal-item-initial" aria-hidden="true">
              {[...entry.teacher][0]}
            </span>
            <b>{entry.teacher}</b>
            <span className="portal-item-leader-title">{entry.teacherTitle}</span>
          </p>
        ) : null
      }
      facts={[entry.organiser, count('followers', entry.members)]}
    />
  );
}
