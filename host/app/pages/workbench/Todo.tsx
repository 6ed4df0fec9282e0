import { getLearningTasks } from '#src/api/study.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Panel } from '../../content/Panel.tsx';
import { MoreLink } from '../../content/MoreLink.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './tasks.css?inline';
import { TODO_SHOWN } from '../../limits.ts';

/** The most urgent tasks. */
export function Todo() {
  useStyles(css);
  const words = useTexts(workbenchTexts);
  const query = useQuery(getLearningTasks, undefined);
  return (
    <Panel
      title={words.todo}
      actions={<MoreLink to="/space/myStudyTask">{words.allTasks}</MoreLink>}
      query={query}
      failure={words.todoFailed}
      isEmpty={(tasks) => tasks.length === 0}
      emptyHint={words.todoHint}
      skeleton={
        <Loading>
          <div className="portal-workbench-todo">
            {Array.from({ length: TODO_SHOWN }, (_, index) => (
              <Skeleton key={index} shape="block" height={99} />
            ))}
          </div>
        </Loading>
      }
    >
      {(tasks) => (
        <ul className="portal-workbench-todo">
          {tasks.slice(0, TODO_SHOWN).map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
