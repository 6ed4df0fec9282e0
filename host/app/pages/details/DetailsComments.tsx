import { Card } from '../../../../src/ui/Card.tsx';
import { lazyComponent } from '../../../../src/ui/lazyComponent.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import type { ItemCommentsProps } from './ItemComments.tsx';

const ItemComments = lazyComponent<ItemCommentsProps>(
  () => import('./ItemComments.tsx').then((module) => module.ItemComments),
  { pending: CommentsPending },
);

/** The comments on an item; their code follows the page. */
export function DetailsComments(subject: ItemCommentsProps) {
  return (
    <Card>
      <ItemComments {...subject} />
    </Card>
  );
}

function CommentsPending() {
  return (
    <Loading className="portal-details-loading">
      <Skeleton width={120} height={20} />
      <Skeleton lines={4} />
    </Loading>
  );
}
