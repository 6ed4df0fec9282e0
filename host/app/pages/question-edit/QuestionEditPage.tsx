import { getExamQuestions } from '#src/api/question-bank.ts';
import { useDraftOwner } from '#src/data/drafts/drafts.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { examSet } from './question-sets.ts';
import css from './questions.css?inline';
import { questionEditTexts } from './texts.ts';

const exams = '/examinationManage';

/** Edits the questions of the exam that `?id=` names. */
export default function QuestionEditPage() {
  useStyles(css);
  const title = useTexts(pageTexts).questionEdit;
  const words = useTexts(questionEditTexts);
  const { orgCode, userId } = useDraftOwner();
  const exam = useQueryParams().get('id') ?? '';
  const query = useQuery(getExamQuestions, exam ? { id: exam } : null);
  return (
    <div className="portal-question-edit">
      <PageBreadcrumb />
      <h1>{title}</h1>
      {exam ? (
        <QueryBoundary query={query} failure={words.failed} skeleton={<RowsSkeleton rows={6} mark="block" />}>
          {(saved) => (
            <QuestionEditor
              key={`${orgCode} ${userId} ${exam}`}
              set={examSet(exam)}
              saved={saved}
              onSaved={query.replace}
              onRefused={query.retry}
            />
          )}
        </QueryBoundary>
      ) : (
        <EmptyState
          text={words.noExam}
          hint={words.noExamHint}
          action={
            <LinkButton variant="primary" href={exams}>
              {words.toExams}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
