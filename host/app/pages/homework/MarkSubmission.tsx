import { Link } from 'wouter';
import type { Submission } from '#src/api/workspace/homework.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { MarkForm } from './MarkForm.tsx';
import { submissionHref } from './submission-kind.tsx';
import { SubmissionView } from './SubmissionView.tsx';
import { homeworkTexts } from './texts.ts';

interface MarkSubmissionProps {
  homeworkId: string;
  id: string;
  all: readonly Submission[];
}

/** One submission, the form that marks it, and the ways to its neighbours. */
export function MarkSubmission({ homeworkId, id, all }: MarkSubmissionProps) {
  const words = useTexts(homeworkTexts);
  const place = all.findIndex((one) => one.id === id);
  const submission = all[place];
  const previous = all[place - 1];
  const next = submission && all[place + 1];
  const links = [
    [words.toList, '?'],
    [words.previous, previous && submissionHref(previous)],
    [words.next, next && submissionHref(next)],
  ] as const;
  return (
    <div className="portal-homework-marking">
      <nav className="portal-homework-neighbours" aria-label={words.neighbours}>
        {links.map(([label, href]) =>
          href ? (
            <Link key={label} href={href}>
              {label}
            </Link>
          ) : null,
        )}
      </nav>
      {submission ? (
        <>
          <h3>
            {submission.realName} <span>{submission.school}</span>
          </h3>
          <SubmissionView submission={submission} />
          <MarkForm homeworkId={homeworkId} submission={submission} />
        </>
      ) : (
        <EmptyState compact text={words.missing} />
      )}
    </div>
  );
}
