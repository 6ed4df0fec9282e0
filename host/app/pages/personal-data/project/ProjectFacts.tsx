import type { ListItem } from '#src/api/list-item.ts';
import { bindProjectTexts } from '../texts.ts';
import { readTime } from '#src/texts/day-time.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { itemStatuses } from '#src/api/list-item.ts';

type Time = string | number | null | undefined;

/** Formats a date as `2026-11-20` in the browser's time zone; '' if it is invalid. */
function dayOf(time: Time): string {
  const at = new Date(time ? readTime(time) : NaN);
  if (Number.isNaN(at.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

const statusTexts = {
  [itemStatuses.coming]: 'soon',
  [itemStatuses.underWay]: 'running',
  [itemStatuses.over]: 'over',
} as const;

/** Shows status, organiser, dates and class hours of a project, as far as they are known. */
export function ProjectFacts({ project }: { project: ListItem }) {
  const words = useTexts(bindProjectTexts);
  const from = dayOf(project.startTime);
  const to = dayOf(project.endTime);
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
