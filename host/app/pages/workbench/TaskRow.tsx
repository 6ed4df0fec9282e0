import { Link } from '../../routing/Link.tsx';
import type { StudyTask } from '#src/api/study.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { DeadlineText } from '../../content/DeadlineText.tsx';
import { homeworkPath } from '../../content/item-paths.ts';
import { ProgressBar } from '../../content/ProgressBar.tsx';
import { taskKind } from '../../content/task-kind.ts';
import { workbenchTexts } from './texts.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** The row of a task, with its type, progress and deadline. */
export function TaskRow({ task }: { task: StudyTask }) {
  const { Icon, to } = taskKind(task.type);
  const isDone = task.status === itemStatuses.over;
  return (
    <li className="portal-workbench-task" data-done={isDone || undefined}>
      <span className="portal-workbench-task-icon">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="portal-workbench-task-text">
        <Link
          className="portal-workbench-task-title"
          href={task.type === 'homework' && task.targetId ? homeworkPath(task.targetId) : to}
          title={task.title}
        >
          {task.title}
        </Link>
        {task.source ? (
          <p className="portal-workbench-task-source" title={task.source}>
            {task.source}
          </p>
        ) : null}
        <p className="portal-workbench-task-facts">
          <TaskStatus status={task.status} progress={task.progress} />
          {isDone ? null : <DeadlineText endTime={task.endTime} />}
        </p>
      </div>
    </li>
  );
}

function TaskStatus({ status, progress }: Pick<StudyTask, 'status' | 'progress'>) {
  const words = useTexts(workbenchTexts);
  if (status === itemStatuses.over) return <span>{words.done}</span>;
  if (status === itemStatuses.coming) return <span>{words.coming}</span>;
  return <ProgressBar progress={progress} />;
}
