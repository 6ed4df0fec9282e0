import { useMemo } from 'react';
import { getExamPapers } from '#src/api/marking.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { RecordList } from '../../content/records/RecordList.tsx';
import css from './marking.css?inline';
import { examKind, paperKind } from './marking-kinds.tsx';
import { MarkingProgress } from './MarkingProgress.tsx';
import { PaperMarking } from './PaperMarking.tsx';
import { markingTexts } from './texts.ts';

/** Marks the papers of exams: the exams, with `id` in the address the papers of one, with `paper` one of these. */
export default function MarkingPage() {
  useStyles(css);
  const id = useQueryParams().get('id');
  return (
    <div className="portal-marking">
      <PageBreadcrumb />
      {id ? <Papers key={id} id={id} /> : <ExamsToMark />}
    </div>
  );
}

function ExamsToMark() {
  const words = useTexts(markingTexts);
  const titles = useTexts(pageTexts);
  const dayTime = useDayTime();
  return (
    <SpacePage title={titles.examinationReadings}>
      <RecordList kind={useMemo(() => examKind(words, dayTime), [words, dayTime])} />
    </SpacePage>
  );
}

function Papers({ id }: { id: string }) {
  const words = useTexts(markingTexts);
  const titles = useTexts(pageTexts);
  const dayTime = useDayTime();
  const kind = useMemo(() => paperKind(id, words, dayTime), [id, words, dayTime]);
  const paper = useQueryParams().get('paper');
  const papers = useQuery(getExamPapers, { id });
  const rows = papers.data ?? [];
  return (
    <SpacePage
      title={rows[0]?.title ?? titles.examinationReadings}
      plain={paper !== null}
      actions={
        <MarkingProgress marked={rows.filter(({ isMarked }) => isMarked).length} count={rows.length} />
      }
    >
      {paper === null ? (
        <RecordList kind={kind} />
      ) : (
        <QueryBoundary query={papers} failure={words.papersFailed} skeleton={<RowsSkeleton rows={6} />}>
          {() => <PaperMarking key={paper} examId={id} id={paper} papers={papers} />}
        </QueryBoundary>
      )}
    </SpacePage>
  );
}
