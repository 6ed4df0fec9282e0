import { useRef } from 'react';
import { Link } from '../../routing/Link.tsx';
import type { AnsweredQuestion } from '#src/api/exams.ts';
import { getPaper, type PaperRow } from '#src/api/marking.ts';
import { useQuery, type CachedQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { AnsweredQuestions } from '../../content/question/AnsweredQuestions.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { MarkForm } from './MarkForm.tsx';
import { examineeName, neighbours } from './papers.ts';
import { markingTexts } from './texts.ts';

interface PaperMarkingProps {
  examId: string;
  id: string;
  /** The exam's papers, of which this is one. */
  papers: CachedQuery<PaperRow[]>;
}

const isEssay = ({ type }: AnsweredQuestion) => type === 'essay';
const sum = (questions: readonly AnsweredQuestion[], of: (question: AnsweredQuestion) => number) =>
  questions.reduce((total, question) => total + of(question), 0);

/** One paper: its essays to be marked, and the other questions, which the server has marked. */
export function PaperMarking({ examId, id, papers }: PaperMarkingProps) {
  const words = useTexts(markingTexts);
  const root = useRef<HTMLDivElement>(null);
  const paper = useQuery(getPaper, { id });
  const rows = papers.data ?? [];
  const row = rows.find((one) => one.id === id);
  const { number, previous, next, unmarked } = neighbours(rows, id);
  const links = [
    [words.previous, previous],
    [words.next, next],
    [words.nextUnmarked, unmarked],
  ] as const;

  const store = (marked: PaperRow, changed: AnsweredQuestion, isSubmitted: boolean) => {
    papers.replace((known) => known?.map((one) => (one.id === id ? marked : one)));
    paper.replace(
      (known) =>
        known && {
          ...known,
          questions: known.questions.map((one) => (one.id === changed.id ? changed : one)),
        },
    );
    if (!isSubmitted) return;
    // To the next answer, and after the last to the links.
    const stops = [
      ...(root.current?.querySelectorAll<HTMLElement>('[data-question], [data-unmarked]') ?? []),
    ];
    const index = stops.findIndex((stop) => stop.dataset.question === changed.id);
    stops[index + 1]?.focus();
  };

  return (
    <div className="portal-marking-paper" ref={root}>
      <QueryBoundary
        query={paper}
        failure={words.paperFailed}
        skeleton={
          <Card>
            <RowsSkeleton rows={5} />
          </Card>
        }
      >
        {({ questions }) => {
          const closed = questions.filter((question) => !isEssay(question));
          return (
            <>
              <Card
                title={fill(words.paperOf, {
                  name: row ? examineeName(row, words) : '',
                  number,
                  count: rows.length,
                })}
                actions={row ? <span>{fill(words.soFar, { score: row.score ?? 0 })}</span> : null}
              >
                <AnsweredQuestions
                  questions={questions}
                  shows={isEssay}
                  below={(question) => (
                    <MarkForm
                      paperId={id}
                      question={question}
                      onMarked={(marked, mark, isSubmitted) =>
                        store(marked, { ...question, ...mark }, isSubmitted)
                      }
                    />
                  )}
                />
              </Card>
              <details className="portal-marking-closed">
                <summary>
                  {fill(words.closed, {
                    count: closed.length,
                    score: sum(closed, ({ score }) => score ?? 0),
                    points: sum(closed, ({ points }) => points),
                  })}
                </summary>
                <AnsweredQuestions questions={questions} shows={(question) => !isEssay(question)} />
              </details>
            </>
          );
        }}
      </QueryBoundary>
      <nav className="portal-marking-links" aria-label={words.links}>
        <Link href={`?${new URLSearchParams({ id: examId })}`}>{words.allPapers}</Link>
        {links.map(([label, target]) =>
          target ? (
            <Link
              key={label}
              href={`?${new URLSearchParams({ id: examId, paper: target.id })}`}
              data-unmarked={label === words.nextUnmarked ? '' : undefined}
            >
              {label}
            </Link>
          ) : null,
        )}
      </nav>
    </div>
  );
}
