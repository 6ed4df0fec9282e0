import type { CommentSource } from '#src/api/comments.ts';
import type { ParticipationItem } from '#src/api/participation/participation.ts';
import type { Contest } from '#src/api/contests/contests.ts';
import type { ListItem } from '#src/api/list-item.ts';
import type { Workspace as Tasks } from '#src/api/workspace/workspace.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import type { CommentsProps } from '#widgets/comments/index.ts';
import { RelatedItems } from '../../content/related/RelatedItems.tsx';
import { Chapters } from './Chapters.tsx';
import type { DetailsKind } from './details-kinds.ts';
import { hasLessons } from './main-actions.ts';
import { MoreItems } from './MoreItems.tsx';
import type { ParticipationKind } from './participation/participation-kinds.ts';
import { useParticipation } from './participation/useParticipation.ts';
import { detailsTexts } from './texts.ts';
import { COMMENTS_ID, TASKS_ID } from './workspace/task-link.ts';

/** The code of the comments follows the page. */
const ItemComments = lazyComponent<Pick<CommentsProps, 'subjectType' | 'subjectId'>>(
  () => import('./ItemComments.tsx').then((module) => module.ItemComments),
  { pending: () => <PartSkeleton lines={4} /> },
);

/** So does that of the reviews. */
const Reviews = lazyComponent<CommentSource>(
  () => import('./reviews/Reviews.tsx').then((module) => module.Reviews),
  { pending: () => <PartSkeleton lines={4} /> },
);

/** And those of a studio's requests and announcements. */
const JoinRequests = lazyComponent<{ item: ParticipationItem }>(
  () => import('./participation/JoinRequests.tsx').then((module) => module.JoinRequests),
  { pending: () => <CardSkeleton lines={4} /> },
);
const Announcements = lazyComponent<{ item: ParticipationItem; isLeader: boolean }>(
  () => import('./announcements/Announcements.tsx').then((module) => module.Announcements),
  { pending: () => <CardSkeleton lines={4} /> },
);

/** And that of the tasks. */
const Workspace = lazyComponent<{ query: QueryState<Tasks> }>(
  () => import('./workspace/Workspace.tsx').then((module) => module.Workspace),
  { pending: () => <CardSkeleton lines={8} /> },
);

/** And that of the works. */
const Works = lazyComponent<{ query: QueryState<Contest> }>(
  () => import('./contest/Works.tsx').then((module) => module.Works),
  { pending: () => <CardSkeleton lines={12} /> },
);

interface DetailsBodyProps {
  kind: DetailsKind;
  /** Undefined while it loads. */
  item: ListItem | undefined;
  /** Null where it has none that the user may see. */
  workspace: QueryState<Tasks> | null;
  /** Null where it collects no works. */
  contest: QueryState<Contest> | null;
}

/** Everything below the head: the description, chapters, comments and similar items. */
export function DetailsBody({ kind, item, workspace, contest }: DetailsBodyProps) {
  const { features } = useSettings();
  const participation = useParticipation(kind, item?.id ?? '');
  const hasReviews = features.includes('reviews') && kind.reviews;
  if (!item) return <CardSkeleton lines={6} />;
  const led = participation && kind.participation?.isLed ? itemOf(kind.participation, item) : null;
  const isLeader = participation?.data?.isLeader === true;
  return (
    <>
      <div className="portal-details-body" data-chapters={hasLessons(item) || undefined}>
        {hasLessons(item) ? <Chapters kind={kind} item={item} /> : null}
        <div className="portal-details-main">
          {led && isLeader ? <JoinRequests item={led} /> : null}
          {workspace ? (
            <div id={TASKS_ID} className="portal-details-tasks">
              <Workspace query={workspace} />
            </div>
          ) : null}
          <About kind={kind} item={item} />
          {led ? <Announcements item={led} isLeader={isLeader} /> : null}
          {contest ? <Works query={contest} /> : null}
          {kind.related ? <RelatedItems of={kind.related} id={item.id} /> : null}
          {hasReviews ? <Reviews sourceType={kind.content.sourceType} sourceId={item.id} /> : null}
          <Card id={COMMENTS_ID}>
            <ItemComments subjectType={kind.content.sourceType} subjectId={item.id} />
          </Card>
        </div>
      </div>
      <MoreItems kind={kind.content} item={item} />
    </>
  );
}

const itemOf = ({ source }: ParticipationKind, { id }: ListItem): ParticipationItem => ({
  sourceType: source,
  sourceId: id,
});

/** The description of an item: its HTML, else its summary. */
function About({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const { config } = usePortal();
  return (
    <Card title={words[kind.about]} aria-label={words[kind.about]}>
      {item.content ? (
        <SafeHtml className="portal-details-about" html={item.content} server={config} />
      ) : (
        <p className="portal-details-about">{item.summary || words.noAbout}</p>
      )}
    </Card>
  );
}

const CardSkeleton = ({ lines }: { lines: number }) => (
  <Card>
    <PartSkeleton lines={lines} />
  </Card>
);

function PartSkeleton({ lines }: { lines: number }) {
  return (
    <Loading className="portal-details-loading">
      <Skeleton width={120} height={20} />
      <Skeleton lines={lines} />
    </Loading>
  );
}
