import type { ListItem } from '../../../../src/api/list-item.ts';
import { Card } from '../../../../src/ui/Card.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { About } from './About.tsx';
import { Chapters } from './Chapters.tsx';
import { DetailsComments } from './DetailsComments.tsx';
import type { DetailsKind } from './details-kinds.ts';
import { hasLessons } from './main-actions.ts';
import { MoreItems } from './MoreItems.tsx';

interface DetailsBodyProps {
  kind: DetailsKind;
  /** Undefined while it loads. */
  item: ListItem | undefined;
}

/** Everything below the head: the description, chapters, comments and similar items. */
export function DetailsBody({ kind, item }: DetailsBodyProps) {
  if (!item) {
    return (
      <Card>
        <Loading className="portal-details-loading">
          <Skeleton width={120} height={20} />
          <Skeleton lines={6} />
        </Loading>
      </Card>
    );
  }
  return (
    <>
      <div className="portal-details-body" data-chapters={hasLessons(item) || undefined}>
        {hasLessons(item) ? <Chapters kind={kind} item={item} /> : null}
        <div className="portal-details-main">
          <About kind={kind} item={item} />
          <DetailsComments subjectType={kind.content.sourceType} subjectId={item.id} />
        </div>
      </div>
      <MoreItems kind={kind.content} item={item} />
    </>
  );
}
