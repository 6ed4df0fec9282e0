import type { CardProps } from './card.ts';
import { CoverCard } from './CoverCard.tsx';
import { EntryStatusBadge } from './EntryStatusBadge.tsx';
import { useFacts } from './useFacts.ts';

export function ProjectCard(props: CardProps) {
  const { entry, place } = props;
  const { count, span } = useFacts();
  const isLead = place === 0;
  const period = isLead ? span(entry.startTime, entry.endTime) : '';
  return (
    <CoverCard
      {...props}
      isLead={isLead}
      chip={
        <span className="portal-home-cover-chip">
          <EntryStatusBadge status={entry.status} />
        </span>
      }
      facts={[period, count('hours', entry.lessonNum), count('members', entry.members)]}
    >
      {isLead ? <p className="portal-home-card-summary">{entry.summary}</p> : null}
      {isLead && entry.tags.length > 0 ? (
        <ul className="portal-home-tags">
          {entry.tags.slice(0, 4).map((tag) => (
            <li className="portal-home-chip" data-tone="quiet" key={tag}>
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
    </CoverCard>
  );
}
