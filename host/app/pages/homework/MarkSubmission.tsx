import type { Submission } from '#src/api/workspace/homework.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { NeighbourLinks } from '#host/app/content/work/NeighbourLinks.tsx';
import { WorkView } from '#host/app/content/work/WorkView.tsx';
import { MarkForm } from './MarkForm.tsx';
import { statusTexts, statusTones, submissionHref } from './submission-kind.tsx';
import { homeworkTexts } from './texts.ts';

interface MarkSubmissionProps {
  homeworkId: string;
  id: string;
  all: readonly Submission[];
}

/** One submission, the form that marks it, and the ways to its neighbours. */
export function MarkSubmission({ homeworkId, id, all }: MarkSubmissionProps) {
  const words = useTexts(homeworkTexts);
  const submission = all.find((one) => one.id === id);
  return (
    <div className="portal-homework-marking">
      <NeighbourLinks all={all} id={id} listHref="?" hrefOf={submissionHref} />
      {submission ? (
        <>
          <h3>
            {submission.realName} <span>{submission.school}</span>{' '}
            <StatusBadge tone={statusTones[submission.status]}>
              {words[statusTexts[submission.status]]}
            </StatusBadge>
          </h3>
          <WorkView work={submission} />
          <MarkForm homeworkId={homeworkId} submission={submission} />
        </>
      ) : (
        <EmptyState compact text={words.missing} />
      )}
    </div>
  );
}
