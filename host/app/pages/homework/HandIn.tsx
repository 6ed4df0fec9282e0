import {
  handIn,
  homeworkPaths,
  submissionStatuses,
  type Homework,
  type Submission,
} from '#src/api/workspace/homework.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { WorkForm } from '#host/app/content/work/WorkForm.tsx';
import { WorkView } from '#host/app/content/work/WorkView.tsx';
import { statusTexts, statusTones } from './submission-kind.tsx';
import { homeworkTexts } from './texts.ts';

/** The user's own work, and the form while it is open. */
export function HandIn({ homework }: { homework: Homework }) {
  const words = useTexts(homeworkTexts);
  const { invalidate } = useQueryCache();
  const { id, own, isOpen } = homework;
  return (
    <Card
      title={words.own}
      aria-label={words.own}
      actions={
        own ? (
          <StatusBadge tone={statusTones[own.status]}>{words[statusTexts[own.status]]}</StatusBadge>
        ) : null
      }
    >
      {own ? <Outcome own={own} /> : null}
      {isOpen ? (
        // Once it is handed in, the form begins with it.
        <WorkForm
          key={String(own?.submitTime)}
          document={`homework:${id}:${own?.submitTime ?? ''}`}
          own={own ? { title: '', content: own.content, files: own.files } : null}
          words={words}
          send={(http, { content, files }, options) => handIn(http, { id, content, files }, options)}
          onSent={() => invalidate(homeworkPaths)}
        />
      ) : own ? (
        <WorkView work={own} />
      ) : (
        <p>{words.closed}</p>
      )}
    </Card>
  );
}

function Outcome({ own: { status, points, remark, submitTime } }: { own: Submission }) {
  const words = useTexts(homeworkTexts);
  const dayTime = useDayTime();
  return (
    <div className="portal-homework-outcome">
      {submitTime == null ? null : <p>{fill(words.handedInAt, { time: dayTime(submitTime) })}</p>}
      {status === submissionStatuses.marked && points != null ? (
        <p>
          <strong>{fill(words.pointsOf, { points })}</strong>
        </p>
      ) : null}
      {remark ? <p className="portal-work-text">{fill(words.remarkOf, { remark })}</p> : null}
    </div>
  );
}
