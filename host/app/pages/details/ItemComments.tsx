import { Comments, type CommentsProps } from '#widgets/comments/index.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

/**
 * The comments on an item, whose links the portal follows. The module is also what the page loads late: the bundler would
 * have the widget's own module drag in the gallery's page, which imports it too.
 */
export function ItemComments(subject: Pick<CommentsProps, 'subjectType' | 'subjectId'>) {
  return <Comments {...subject} onNavigate={useNavigateHandler()} />;
}
