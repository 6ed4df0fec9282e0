import { BookOpen, ClipboardCheck, Flag, GraduationCap, School, Video } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { getTotal } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Panel } from '../../content/Panel.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './participation.css?inline';

const parts = [
  { key: 'projectNum', name: 'projects', to: '/space/myProject', Icon: GraduationCap },
  { key: 'courseNum', name: 'courses', to: '/space/myCourses', Icon: BookOpen },
  { key: 'activityNum', name: 'activities', to: '/space/myActive', Icon: Flag },
  { key: 'studioNum', name: 'studios', to: '/space/myStudio', Icon: School },
  { key: 'liveNum', name: 'lives', to: '/space/myLive', Icon: Video },
  { key: 'examNum', name: 'exams', to: '/space/myExamination', Icon: ClipboardCheck },
] as const;

/** Counts the learner's participation by type, and links to pages that have no menu entry. */
export function Participation() {
  useStyles(css);
  const words = useTexts(workbenchTexts);
  const query = useQuery(getTotal, undefined);
  return (
    <Panel
      title={words.part}
      query={query}
      failure={words.partFailed}
      skeleton={
        <Loading>
          <div className="portal-workbench-parts">
            {parts.map(({ key }) => (
              <Skeleton key={key} shape="block" height={84} />
            ))}
          </div>
        </Loading>
      }
    >
      {(data) => (
        <ul className="portal-workbench-parts">
          {parts.map(({ key, name, to, Icon }) => (
            <li key={key}>
              <Link className="portal-workbench-part" href={to}>
                <Icon size={20} aria-hidden="true" />
                <span className="portal-workbench-part-count">
                  <Counter value={data[key]} />
                </span>
                <span className="portal-workbench-label">{words[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
