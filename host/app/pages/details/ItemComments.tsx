import { taskPaths } from '#src/api/changed-paths.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { Comments, type CommentsProps } from '#widgets/comments/index.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

/**
 * The comments on an item, whose links the portal follows. The module is also what the page loads late: the bundler would
 * have the widget's own module drag in the gallery's page, which imports it too.
 */
export function ItemComments(subject: Pick<CommentsProps, 'subjectType' | 'subjectId'>) {
  const { invalidate } = useQueryCache();
  const follow = useNavigateHandler();
  // Taking part in the discussion is a task of a project.
  return <Comments {...subject} onCommented={() => invalidate(taskPaths)} onNavigate={follow} />;
}
