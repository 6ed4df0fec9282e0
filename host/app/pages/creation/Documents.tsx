import { Link } from '../../routing/Link.tsx';
import type { AuthoringOverview, OverviewDocument } from '#src/api/authoring.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { editorPath } from '../manage/manage-kinds.ts';
import { manageTexts } from '../manage/texts.ts';
import { creationTexts } from './texts.ts';

type Waiting = 'draft' | 'review' | 'refused';

interface DocumentsProps {
  state: Waiting;
  /** Undefined while it loads. */
  group: AuthoringOverview[Waiting] | undefined;
}

/** The latest documents of a status that waits for the author or the review; each leads to its editor. */
export function Documents({ state, group }: DocumentsProps) {
  const words = useTexts(creationTexts);
  return (
    <Card
      title={words[state]}
      aria-label={words[state]}
      actions={
        group && group.total > 0 ? (
          <span className="portal-creation-note">{fill(words.total, { count: group.total })}</span>
        ) : null
      }
    >
      {group ? <Rows rows={group.latest} hint={words[`${state}Hint`]} /> : <RowsSkeleton rows={3} />}
    </Card>
  );
}

function Rows({ rows, hint }: { rows: readonly OverviewDocument[]; hint: string }) {
  const words = useTexts(creationTexts);
  const kinds = useTexts(manageTexts);
  const dayTime = useDayTime();
  if (rows.length === 0) return <EmptyState compact hint={hint} />;
  return (
    <ul className="portal-creation-rows">
      {rows.map((row) => (
        <li key={`${row.kind} ${row.id}`}>
          <Link className="portal-creation-title" href={editorPath(row)}>
            {row.title}
          </Link>
          <span className="portal-creation-note">
            {fill(row.state === 'review' ? words.submittedAt : words.savedAt, {
              kind: kinds[row.kind],
              time: dayTime(row.savedTime),
            })}
          </span>
          {row.reason ? (
            <span className="portal-creation-reason">{fill(words.reason, { reason: row.reason })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
