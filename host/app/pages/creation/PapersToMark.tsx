import { Link } from '../../routing/Link.tsx';
import { getExamsToMark } from '#src/api/marking.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { MoreLink } from '../../content/MoreLink.tsx';
import { Panel } from '../../content/Panel.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { hostTexts } from '../../texts.ts';
import { creationTexts } from './texts.ts';

/** The exams whose papers wait for a mark, in the back ends that have them. */
export function PapersToMark() {
  const words = useTexts(creationTexts);
  const { pending } = useTexts(hostTexts);
  const isOffered = useSettings().features.includes('exams');
  if (isOffered) return <ExamsToMark />;
  return (
    <Card title={words.marking} aria-label={words.marking}>
      <EmptyState compact text={pending} />
    </Card>
  );
}

function ExamsToMark() {
  const words = useTexts(creationTexts);
  const dayTime = useDayTime();
  const query = useQuery(getExamsToMark, { current: 1, size: 20 });
  const waiting = query.data?.records.filter(({ markedNum, paperNum }) => markedNum < paperNum);
  return (
    <Panel
      title={words.marking}
      actions={<MoreLink to="/examinationReadings">{words.allMarking}</MoreLink>}
      query={{ ...query, data: waiting }}
      failure={words.markingFailed}
      isEmpty={(exams) => exams.length === 0}
      emptyHint={words.markingHint}
      skeleton={<RowsSkeleton rows={2} />}
    >
      {(exams) => (
        <ul className="portal-creation-rows">
          {exams.map(({ id, title, endTime, paperNum, markedNum }) => (
            <li key={id}>
              <Link
                className="portal-creation-title"
                href={`/examinationReadings?id=${encodeURIComponent(id)}`}
              >
                {title}
              </Link>
              <span className="portal-creation-note">
                {[
                  fill(words.waiting, { count: paperNum - markedNum }),
                  endTime == null ? '' : fill(words.closedAt, { time: dayTime(endTime) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
