import {
  AFTER_CLASS,
  getCourseQuizzes,
  quizCourseKinds,
  type CourseQuizzes,
  type QuizCourseKind,
} from '#src/api/learning/quiz-questions.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { withQuery, type SafeUrl } from '#src/rules/safe-url.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { withValues } from '../../content/query-choice.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import css from './questions.css?inline';
import { questionEditTexts } from './texts.ts';

/** Where the lessons of a course are edited. */
const editors: Readonly<Record<QuizCourseKind, SafeUrl>> = {
  course: '/courseAdd',
  openCourse: '/createdCourse',
};

/** Edits the quizzes of the course that `?kind=` and `?id=` name: that of `?lesson=`, or the first one. */
export default function QuizEditPage() {
  useStyles(css);
  const title = useTexts(pageTexts).quizEdit;
  const words = useTexts(questionEditTexts);
  const params = useQueryParams();
  const id = params.get('id') ?? '';
  const kind = quizCourseKinds.find((one) => one === params.get('kind'));
  const course = kind && id ? { kind, id } : null;
  const query = useQuery(getCourseQuizzes, course);
  return (
    <div className="portal-question-edit">
      <PageBreadcrumb />
      <h1>{title}</h1>
      {course ? (
        <QueryBoundary
          query={query}
          failure={words.quizzesFailed}
          skeleton={<RowsSkeleton rows={6} mark="block" />}
        >
          {({ quizzes }) =>
            quizzes.length > 0 ? (
              <ChosenQuiz course={course} quizzes={quizzes} />
            ) : (
              <EmptyState
                text={words.noLessons}
                hint={words.noLessonsHint}
                action={
                  <LinkButton
                    variant="primary"
                    href={withQuery(editors[course.kind], new URLSearchParams({ id }))}
                  >
                    {words.toCourse}
                  </LinkButton>
                }
              />
            )
          }
        </QueryBoundary>
      ) : (
        <EmptyState
          text={words.noCourse}
          hint={words.noCourseHint}
          action={
            <LinkButton variant="primary" href="/courseManage">
              {words.toCourses}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

interface ChosenQuizProps {
  course: { kind: QuizCourseKind; id: string };
  quizzes: CourseQuizzes['quizzes'];
}

function ChosenQuiz({ course, quizzes }: ChosenQuizProps) {
  const words = useTexts(questionEditTexts);
  const params = useQueryParams();
  const setParams = useSetQueryParams();
  const asked = params.get('lesson') ?? quizzes[0]?.lessonId ?? '';
  const chosen = quizzes.find(({ lessonId }) => lessonId === asked);
  return (
    <>
      <div className="portal-questions-quiz">
        <Field label={words.quiz} hint={words.quizHint}>
          <Select
            placeholder={chosen ? null : undefined}
            value={chosen?.lessonId ?? ''}
            options={quizzes.map(({ lessonId, title, count, published }, place) => ({
              value: lessonId,
              label: fill(published ? words.quizPublished : words.quizUnpublished, {
                title: lessonId === AFTER_CLASS ? words.afterClass : `${place + 1}. ${title}`,
                count,
              }),
            }))}
            onChange={({ currentTarget }) =>
              setParams(withValues(params, { lesson: currentTarget.value, question: '' }), 'replace')
            }
          />
        </Field>
      </div>
      {chosen ? (
        <QuizQuestions {...course} lessonId={chosen.lessonId} />
      ) : (
        <EmptyState compact text={words.noLesson} hint={words.noLessonHint} />
      )}
    </>
  );
}
