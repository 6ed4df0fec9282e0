import type { ListItem } from '#src/api/list-item.ts';
import { bindProjectTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { itemStatuses } from '#src/api/list-item.ts';
import { dateText } from '#host/app/content/document/date-text.ts';

const statusTexts = {
  [itemStatuses.coming]: 'soon',
  [itemStatuses.underWay]: 'running',
  [itemStatuses.over]: 'over',
} as const;

/** Shows status, organiser, dates and class hours of a project, as far as they are known. */
export function ProjectFacts({ project }: { project: ListItem }) {
  const words = useTexts(bindProjectTexts);
  const from = dateText(project.startTime);
  const to = dateText(project.endTime);
  const status = project.status === undefined ? '' : words[statusTexts[project.status]];
  const facts = [
    project.organiser,
    from && to ? fill(words.days, { from, to }) : from || to,
    project.lessonNum ? fill(words.hours, { count: project.lessonNum }) : '',
  ].filter(Boolean);
  return (
    <p className="portal-bind-project-facts">
      {status ? (
        <StatusBadge tone={project.status === itemStatuses.underWay ? 'success' : 'quiet'}>
          {status}
        </StatusBadge>
      ) : null}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
