import { BookOpen, Clapperboard, Headphones, ListTodo, type LucideIcon } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { getTotal, getUserTotal } from '#src/api/space.ts';
import { getLearningTaskNumber } from '#src/api/study.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { pageTexts, type PageName } from '../../routing/page-titles.ts';
import { Panel } from '../../content/Panel.tsx';
import { allCourses, allRecords } from './learning-kinds.ts';
import type { LearningRow } from './learning-row.ts';
import { learningTexts, type LearningWords } from './texts.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** The number of items of a list that still have to be learnt. */
const open = (rows: readonly LearningRow[] | undefined) =>
  rows?.filter(({ status }) => status !== itemStatuses.over).length;

/** The lists of one's own learning, each with its number of open items. A number that failed to load is a dash. */
export function OwnLists() {
  const words = useTexts(learningTexts);
  const titles = useTexts(pageTexts);
  const hasRecords = useSettings().features.includes('records');
  const courses = useQuery(allCourses, {});
  const listen = useQuery(allRecords, hasRecords ? { kind: 'listen' } : null);
  const videos = useQuery(allRecords, hasRecords ? { kind: 'shortVideo' } : null);
  const tasks = useQuery(getLearningTaskNumber, undefined);
  const lists: [PageName, LucideIcon, { isLoading: boolean }, number | undefined][] = [
    ['myCourse', BookOpen, courses, open(courses.data)],
    ['listen', Headphones, listen, open(listen.data)],
    ['myShortVideo', Clapperboard, videos, open(videos.data)],
    ['myStudyTask', ListTodo, tasks, tasks.data?.number],
  ];
  return (
    <nav aria-label={words.lists}>
      <ul className="portal-learning-centre-lists">
        {lists
          .filter(([name]) => hasRecords || name === 'myCourse' || name === 'myStudyTask')
          .map(([name, Icon, { isLoading }, count]) => (
            <li key={name}>
              <Link className="portal-learning-centre-list" href={`/space/${name}`}>
                <Icon size={22} aria-hidden="true" />
                <span>{titles[name]}</span>
                <strong>{isLoading ? <Skeleton width={28} height={28} /> : <Counter value={count} />}</strong>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Totals of one's learning, and what others see of it. */
export function Figures() {
  const words = useTexts(learningTexts);
  const own = useQuery(getTotal, undefined);
  const seen = useQuery(getUserTotal, undefined);
  const skeleton = (
    <Loading>
      <Skeleton shape="block" height={112} />
    </Loading>
  );
  return (
    <>
      <Panel title={words.centre} query={own} failure={words.figuresFailed} skeleton={skeleton}>
        {({ courseNum, liveNum, activityNum, examNum }) => (
          <FigureList
            figures={{ courses: courseNum, lives: liveNum, activities: activityNum, exams: examNum }}
          />
        )}
      </Panel>
      <Panel title={words.influence} query={seen} failure={words.figuresFailed} skeleton={skeleton}>
        {({ articleNum, likeNum, fansNum, followNum }) => (
          <FigureList figures={{ articles: articleNum, likes: likeNum, fans: fansNum, follows: followNum }} />
        )}
      </Panel>
    </>
  );
}

type Count = number | string | null | undefined;

function FigureList({ figures }: { figures: Partial<Record<keyof LearningWords, Count>> }) {
  const words = useTexts(learningTexts);
  const names = Object.keys(figures) as (keyof LearningWords)[];
  return (
    <dl className="portal-learning-centre-figures">
      {names.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            <Counter value={figures[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
