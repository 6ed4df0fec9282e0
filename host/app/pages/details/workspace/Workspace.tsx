import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { CircleCheck } from 'lucide-react';
import { Link } from '#host/app/routing/Link.tsx';
import type { Workspace as Tasks, WorkspaceTask } from '#src/api/workspace/workspace.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { DeadlineText } from '#host/app/content/DeadlineText.tsx';
import { Panel } from '#host/app/content/Panel.tsx';
import { ProgressBar } from '#host/app/content/ProgressBar.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import { taskKind } from '#host/app/content/task-kind.ts';
import { taskLink } from './task-link.ts';
import { workspaceTexts } from './texts.ts';
import css from './workspace.css?inline';

/** The stages and tasks of a project, for those who take part in it or guide it. */
export function Workspace({ query }: { query: QueryState<Tasks> }) {
  useStyles(css);
  const words = useTexts(workspaceTexts);
  return (
    <Panel
      title={words.workspace}
      actions={query.data?.isTutor ? <StatusBadge tone="brand">{words.tutor}</StatusBadge> : null}
      query={query}
      failure={words.failed}
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ stages, hours, hoursAim, isTutor }) => {
        const tasks = stages.flatMap((stage) => stage.tasks);
        if (tasks.length === 0) return <EmptyState compact hint={words.emptyHint} />;
        const done = tasks.filter(({ isDone }) => isDone).length;
        return (
          <div className="portal-workspace">
            {isTutor ? null : (
              <p className="portal-workspace-figures">
                <span>{fill(words.tasksDone, { done, count: tasks.length })}</span>
                {hoursAim > 0 ? <span>{fill(words.hoursDone, { hours, aim: hoursAim })}</span> : null}
                <ProgressBar progress={(done / tasks.length) * 100} />
              </p>
            )}
            <ol className="portal-workspace-stages">
              {stages.map((stage) => (
                <li key={stage.id}>
                  <h3>{stage.title}</h3>
                  <ul>
                    {stage.tasks.map((task) => (
                      <TaskRow key={task.id} task={task} isTutor={isTutor} />
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </div>
        );
      }}
    </Panel>
  );
}

/** A tutor has no progress of their own. */
function TaskRow({ task, isTutor }: { task: WorkspaceTask; isTutor: boolean }) {
  const words = useTexts(workspaceTexts);
  const { Icon } = taskKind(task.type);
  const link = taskLink(task);
  return (
    <li className="portal-workspace-task" data-done={task.isDone || undefined}>
      <Icon size={20} aria-hidden="true" />
      <span className="portal-workspace-task-title">
        {link === null ? (
          task.title
        ) : link.startsWith('#') ? (
          <Anchor href={link}>{task.title}</Anchor>
        ) : (
          <Link href={link}>{task.title}</Link>
        )}
      </span>
      <span className="portal-workspace-task-state">
        {task.isDone && !isTutor ? (
          <span className="portal-workspace-done">
            <CircleCheck size={16} aria-hidden="true" />
            {words.done}
          </span>
        ) : task.endTime != null ? (
          <DeadlineText endTime={task.endTime} />
        ) : isTutor ? null : task.progress ? (
          <ProgressBar progress={task.progress} />
        ) : (
          words.notDone
        )}
      </span>
    </li>
  );
}
