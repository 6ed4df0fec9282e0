import { useMemo } from 'react';
import { useParams } from 'wouter';
import { Link } from '../../routing/Link.tsx';
import { getHomework, getSubmissions, type Homework } from '#src/api/workspace/homework.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { DeadlineText } from '../../content/DeadlineText.tsx';
import { contentKinds } from '../../content/kinds.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RecordList } from '../../content/records/RecordList.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { WorkView } from '../../content/work/WorkView.tsx';
import workCss from '../../content/work/work.css?inline';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { HandIn } from './HandIn.tsx';
import css from './homework.css?inline';
import { MarkSubmission } from './MarkSubmission.tsx';
import { ReminderButton } from './ReminderButton.tsx';
import { submissionKind } from './submission-kind.tsx';
import { homeworkTexts } from './texts.ts';

/** An assignment: learners hand in, tutors mark; with `paper` in the address, one that was handed in. */
export default function HomeworkPage() {
  useStyles(workCss);
  useStyles(css);
  const { id = '' } = useParams<{ id: string }>();
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const words = useTexts(homeworkTexts);
  const titles = useTexts(pageTexts);
  const query = useQuery(getHomework, { id });
  return (
    <SpacePage title={query.data?.title ?? titles.homework} plain>
      <QueryBoundary
        query={query}
        failure={words.failed}
        skeleton={
          <Card>
            <RowsSkeleton rows={5} />
          </Card>
        }
      >
        {(homework) => (
          <div className="portal-homework">
            <Brief homework={homework} />
            {homework.isTutor ? <Submissions homework={homework} /> : <HandIn homework={homework} />}
            <ExcellentWorks homework={homework} />
          </div>
        )}
      </QueryBoundary>
    </SpacePage>
  );
}

function Brief({ homework }: { homework: Homework }) {
  const words = useTexts(homeworkTexts);
  const { projectId, projectTitle, brief, endTime } = homework;
  return (
    <Card title={words.brief} actions={endTime == null ? null : <DeadlineText endTime={endTime} />}>
      <p className="portal-work-text">{brief}</p>
      <p className="portal-homework-project">
        <Link href={contentKinds.project.href(projectId)}>{projectTitle || words.project}</Link>
      </p>
    </Card>
  );
}

function Submissions({ homework }: { homework: Homework }) {
  const words = useTexts(homeworkTexts);
  const dayTime = useDayTime();
  const { id, missingNum } = homework;
  const kind = useMemo(() => submissionKind(id, words, dayTime), [id, words, dayTime]);
  const chosen = useQueryParams().get('paper');
  const query = useQuery(getSubmissions, { id });
  return (
    <Card title={words.submissions} actions={missingNum > 0 ? <ReminderButton homework={homework} /> : null}>
      {chosen === null ? (
        <RecordList kind={kind} />
      ) : (
        <QueryBoundary query={query} failure={words.submissionsFailed} skeleton={<RowsSkeleton rows={5} />}>
          {(all) => <MarkSubmission key={chosen} homeworkId={id} id={chosen} all={all} />}
        </QueryBoundary>
      )}
    </Card>
  );
}

function ExcellentWorks({ homework: { excellent } }: { homework: Homework }) {
  const words = useTexts(homeworkTexts);
  if (excellent.length === 0) return null;
  return (
    <Card title={words.excellentWorks} aria-label={words.excellentWorks}>
      <ul className="portal-homework-works">
        {excellent.map((one) => (
          <li key={one.id}>
            <h3>
              {one.realName} <span>{one.school}</span>
            </h3>
            <WorkView work={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
