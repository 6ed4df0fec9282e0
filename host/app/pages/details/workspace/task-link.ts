import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { WorkspaceTask } from '#src/api/workspace/workspace.ts';
import { examPath, homeworkPath } from '#host/app/content/item-paths.ts';
import { contentKinds } from '#host/app/content/kinds.ts';

/** Where the tasks of a details page stand. */
export const TASKS_ID = 'tasks';

/** Where its comments stand. */
export const COMMENTS_ID = 'comments';

const links = new Map<string, (id: string) => SafeUrl>(
  Object.entries({
    course: contentKinds.course.href,
    live: contentKinds.live.href,
    exam: examPath,
    homework: homeworkPath,
  }),
);

/** The address of the page where a task is done; null for one of an unknown type, or without an item. */
export function taskLink({ type, targetId }: Pick<WorkspaceTask, 'type' | 'targetId'>): SafeUrl | null {
  if (type === 'discussion') return `#${COMMENTS_ID}`;
  return targetId ? (links.get(type)?.(targetId) ?? null) : null;
}
