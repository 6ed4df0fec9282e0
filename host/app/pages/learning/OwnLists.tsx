import { BookOpen, Clapperboard, Headphones, ListTodo, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { getLearningTaskNumber } from '../../../../src/api/study.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Counter } from '../../../../src/ui/Counter.tsx';
import { Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { pageTexts, type PageName } from '../../page-titles.ts';
import { allCourses, allRecords } from './learning-kinds.ts';
import type { LearningRow } from './learning-row.ts';
import { learningTexts } from './texts.ts';

/** What of a list still has to be learnt. */
const open = (rows: readonly LearningRow[] | undefined) => rows?.filter(({ status }) => status !== 2).length;

/** The lists of one's own learning, each with the number of what is open. A number that failed to load is a dash. */
export function OwnLists() {
  const words = useTexts(learningTexts);
  const hasRecords = usePortal().config.features.includes('records');
  const courses = useQuery(allCourses, {});
  const listen = useQuery(allRecords, hasRecords ? { kind: 'listen' } : null);
  const videos = useQuery(allRecords, hasRecords ? { kind: 'shortVideo' } : null);
  const tasks = useQuery(getLearningTaskNumber, undefined);
  return (
    <nav aria-label={words.lists}>
      <ul className="portal-courses-lists">
        <OwnList name="myCourse" Icon={BookOpen} count={open(courses.data)} {...courses} />
        {hasRecords ? (
          <>
            <OwnList name="listen" Icon={Headphones} count={open(listen.data)} {...listen} />
            <OwnList name="myShortVideo" Icon={Clapperboard} count={open(videos.data)} {...videos} />
          </>
        ) : null}
        <OwnList name="myStudyTask" Icon={ListTodo} count={tasks.data?.number} {...tasks} />
      </ul>
    </nav>
  );
}

interface OwnListProps {
  name: PageName;
  Icon: LucideIcon;
  count: number | undefined;
  isLoading: boolean;
}

function OwnList({ name, Icon, count, isLoading }: OwnListProps) {
  const titles = useTexts(pageTexts);
  return (
    <li>
      <Link className="portal-courses-list" href={`/space/${name}`}>
        <Icon size={22} aria-hidden="true" />
        <span>{titles[name]}</span>
        <strong>{isLoading ? <Skeleton width={28} height={28} /> : <Counter value={count} />}</strong>
      </Link>
    </li>
  );
}
