import { type CardProps, CoverCard } from './CoverCard.tsx';
import { EntryStatusBadge } from './EntryStatusBadge.tsx';
import { useFacts } from './useFacts.ts';

export function ProjectCard(props: CardProps) {
  const { entry, index } = props;
  const { count, span, price } = useFacts();
  const isLead = index === 0;
  const isInList = index === undefined;
  const period = isLead || isInList ? span(entry.startTime, entry.endTime) : '';
  return (
    <CoverCard
      {...props}
      kind="project"
      isLead={isLead}
      chip={
        <span className="portal-item-cover-chip">
          <EntryStatusBadge status={entry.status} />
        </span>
      }
      facts={[
        period,
        ...(isInList ? [price(entry.price), entry.teacher] : []),
        count('hours', entry.lessonNum),
        count('members', entry.members),
      ]}
    >
      {isLead ? <p className="portal-item-summary">{entry.summary}</p> : null}
      {isLead && entry.tags.length > 0 ? (
        <ul className="portal-item-tags">
          {entry.tags.slice(0, 4).map((tag) => (
            <li className="portal-item-chip" data-tone="quiet" key={tag}>
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
    </CoverCard>
  );
}
