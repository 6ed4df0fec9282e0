import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import cards from '../../content/cards/cards.css?inline';
import { Cover } from '../../content/cards/Cover.tsx';
import { ProgressBar } from '../../content/ProgressBar.tsx';
import { readWatched, watchedKey } from '../../content/watched.ts';
import { MoreLink } from '../../content/MoreLink.tsx';
import { Panel } from '../../content/Panel.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { allCourses } from './learning-kinds.ts';
import { actions, begun } from './learning-row.ts';
import { RowAction } from './RowAction.tsx';
import { learningTexts } from './texts.ts';
import { GO_ON_COURSES } from '../../limits.ts';

/** The courses that were begun; those that were watched in this browser come first. */
export function GoOn() {
  useStyles(cards);
  const words = useTexts(learningTexts);
  const owner = useSession(cacheScopeOf);
  const query = useQuery(allCourses, {});
  const wasWatched = (id: string) => readWatched(watchedKey(owner, `course:${id}`)).last !== '';
  return (
    <Panel
      title={words.goOn}
      actions={<MoreLink to="/space/myCourse">{words.allCourses}</MoreLink>}
      query={{ ...query, data: query.data && begun(query.data, wasWatched).slice(0, GO_ON_COURSES) }}
      failure={words.goOnFailed}
      isEmpty={(courses) => courses.length === 0}
      emptyHint={words.goOnHint}
      skeleton={<RowsSkeleton rows={GO_ON_COURSES} mark="block" />}
    >
      {(courses) => (
        <ul>
          {courses.map((course) => (
            <li key={course.id} className="portal-learning-centre-course">
              <Cover src={course.cover} kind="course" id={course.id} />
              <div>
                <p>{course.title}</p>
                <ProgressBar progress={course.progress} />
              </div>
              <RowAction action={actions.course(course)} row={course} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
