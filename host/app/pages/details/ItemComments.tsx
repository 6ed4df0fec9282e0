import { Comments } from '../../../../widgets/comments/index.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

export interface ItemCommentsProps {
  subjectType: string;
  subjectId: string;
}

/** The comments on an item, whose links the portal follows. */
export function ItemComments(subject: ItemCommentsProps) {
  const follow = useNavigateHandler();
  return <Comments {...subject} onNavigate={follow} />;
}
