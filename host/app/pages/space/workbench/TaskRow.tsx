import { Link } from 'wouter';
import { usePortal } from '../../../../../src/data/portal-context.ts';
import type { StudyTask } from '../../../../../src/api/study.ts';
import { fill } from '../../../../../src/texts/texts.ts';
import { useToday } from '../../../../../src/texts/useToday.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { deadlineOf } from './deadline.ts';
import { taskKind } from './task-kind.ts';

/** The row of a task, with its type, progress and deadline. */
export function TaskRow({ task }: { task: StudyTask }) {
  const words = useTexts(workbenchTexts);
  const { locale } = usePortal().language;
  const { Icon, to } = taskKind(task.type);
  const isDone = task.status === 2;
  // Days are counted from today.
  useToday();
  const deadline = isDone ? null : deadlineOf(task.endTime, words, locale);
  return (
    <li className="portal-workbench-task" data-done={isDone || undefined}>
      <span className="portal-workbench-task-icon">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="portal-workbench-task-text">
        <Link className="portal-workbench-task-title" href={to} title={task.title}>
          {task.title}
        </Link>
        {task.source ? <p className="portal-workbench-task-source">{task.source}</p> : null}
        <p className="portal-workbench-task-facts">
          <TaskState status={task.status} progress={task.progress} />
          {deadline ? (
            <span className="portal-workbench-deadline" data-urgency={deadline.urgency}>
              {deadline.text}
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );
}

function TaskState({ status, progress }: Pick<StudyTask, 'status' | 'progress'>) {
  const words = useTexts(workbenchTexts);
  if (status === 2) return <span>{words.done}</span>;
  if (status === 0) return <span>{words.coming}</span>;
  const percent = Math.min(Math.max(Math.round(progress ?? 0), 0), 100);
  return (
    <span className="portal-workbench-progress">
      <progress aria-label={words.progress} max={100} value={percent} />
      {fill(words.percent, { percent })}
    </span>
  );
}
