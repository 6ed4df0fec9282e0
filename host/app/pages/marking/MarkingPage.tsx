import { Link } from 'wouter';
import { getExamsToMark, getPapers } from '../../../../src/api/marking.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useDayTime } from '../../../../src/texts/useToday.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { Pager } from '../../../../src/ui/Pager.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../page-titles.ts';
import { pageNumberOf, useQueryParams, useSetQueryParams } from '../../useQueryParams.ts';
import { QueryBoundary } from '../space/QueryBoundary.tsx';
import { RowsSkeleton } from '../space/RowsSkeleton.tsx';
import css from './marking.css?inline';
import { MarkingProgress } from './MarkingProgress.tsx';
import { PaperList } from './PaperList.tsx';
import { PaperMarking } from './PaperMarking.tsx';
import { markingTexts } from './texts.ts';

const pageSize = 10;

/** Marks the papers of exams: the exams, with `id` in the address the papers of one, with `paper` one of these. */
export default function MarkingPage() {
  useStyles(css);
  const params = useQueryParams();
  const id = params.get('id');
  const paper = params.get('paper');
  return (
    <div className="portal-marking">{id ? <Papers key={id} id={id} paper={paper} /> : <ExamsToMark />}</div>
  );
}

function ExamsToMark() {
  const words = useTexts(markingTexts);
  const titles = useTexts(pageTexts);
  const dayTime = useDayTime();
  const page = pageNumberOf(useQueryParams());
  const setParams = useSetQueryParams();
  const exams = useQuery(getExamsToMark, { current: page, size: pageSize }, { keepPrevious: true });
  return (
    <SpacePage title={titles.examinationReadings}>
      <QueryBoundary
        query={exams.error ? { ...exams, data: undefined } : exams}
        failure={words.examsFailed}
        isEmpty={({ records }) => records.length === 0}
        skeleton={<RowsSkeleton rows={4} />}
      >
        {({ records }) => (
          <ul className="portal-marking-rows" aria-busy={exams.isLoading}>
            {records.map(({ id, title, endTime, paperNum, markedNum }) => (
              <li key={id}>
                <div>
                  <Link href={`?${new URLSearchParams({ id })}`}>{title}</Link>
                  {endTime == null ? null : <p>{fill(words.endedAt, { time: dayTime(endTime) })}</p>}
                </div>
                <MarkingProgress marked={markedNum} count={paperNum} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <Pager
        page={page}
        pageCount={Math.ceil((exams.data?.total ?? 0) / pageSize)}
        busy={exams.isValidating}
        label={words.pages}
        onChange={(next) => setParams(new URLSearchParams({ page: String(next) }), 'push')}
      />
    </SpacePage>
  );
}

function Papers({ id, paper }: { id: string; paper: string | null }) {
  const words = useTexts(markingTexts);
  const titles = useTexts(pageTexts);
  const papers = useQuery(getPapers, { id });
  const rows = papers.data?.papers ?? [];
  return (
    <SpacePage
      title={papers.data?.title ?? titles.examinationReadings}
      plain={paper !== null}
      actions={
        papers.data ? (
          <MarkingProgress marked={rows.filter(({ isMarked }) => isMarked).length} count={rows.length} />
        ) : null
      }
    >
      <QueryBoundary
        query={papers}
        failure={words.papersFailed}
        isEmpty={(exam) => exam.papers.length === 0}
        skeleton={<RowsSkeleton rows={6} />}
      >
        {(exam) =>
          paper === null ? (
            <PaperList examId={id} exam={exam} />
          ) : (
            <PaperMarking
              key={paper}
              examId={id}
              id={paper}
              papers={exam.papers}
              onMarked={(marked) =>
                papers.replace(
                  (known) =>
                    known && {
                      ...known,
                      papers: known.papers.map((row) => (row.id === marked.id ? marked : row)),
                    },
                )
              }
            />
          )
        }
      </QueryBoundary>
    </SpacePage>
  );
}
