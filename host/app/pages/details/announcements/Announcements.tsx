import { useState } from 'react';
import {
  deleteAnnouncement,
  getAnnouncements,
  type Announcement,
} from '#src/api/participation/announcements.ts';
import type { ParticipationItem } from '#src/api/participation/participation.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useFormOpener } from '#src/ui/focus/useFormOpener.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { PagedResults } from '#host/app/content/PagedResults.tsx';
import { QueryBoundary } from '#host/app/content/QueryBoundary.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import { ANNOUNCEMENTS_PAGE_SIZE } from '#host/app/limits.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import css from './announcements.css?inline';
import { announcementsTexts } from './texts.ts';

interface AnnouncementsProps {
  item: ParticipationItem;
  /** The user leads the item: writes its announcements. */
  isLeader: boolean;
}

/** The announcements of an item, which its leader writes. */
export function Announcements({ item, isLeader }: AnnouncementsProps) {
  useStyles(css);
  const words = useTexts(announcementsTexts);
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const opener = useFormOpener(isWriting);
  const query = useQuery(
    getAnnouncements,
    { ...item, current: page, size: ANNOUNCEMENTS_PAGE_SIZE },
    { keepPrevious: true },
  );
  const write = (
    <Button ref={opener} size="small" onClick={() => setWriting(true)}>
      {words.write}
    </Button>
  );
  const showLatest = () => {
    setPage(1);
    query.retry();
  };
  return (
    <Card
      title={words.announcements}
      aria-label={words.announcements}
      actions={isLeader && !isWriting ? write : null}
    >
      {isWriting ? (
        <AnnouncementForm
          item={item}
          onCancel={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            showLatest();
          }}
        />
      ) : null}
      <QueryBoundary
        query={query}
        failure={words.failed}
        skeleton={<RowsSkeleton rows={2} />}
        isEmpty={({ total }) => total === 0}
        emptyHint={isLeader ? words.emptyLeaderHint : words.emptyHint}
      >
        {({ records, total }) => (
          <PagedResults
            className="portal-announcement-card"
            label={words.announcements}
            pager={{
              page,
              pageCount: Math.ceil(total / ANNOUNCEMENTS_PAGE_SIZE),
              onChange: setPage,
              busy: query.isValidating,
              label: words.pages,
            }}
          >
            <ul className="portal-announcement-list">
              {records.map((announcement) => (
                <AnnouncementRow
                  key={announcement.id}
                  item={item}
                  announcement={announcement}
                  isLeader={isLeader}
                  onDeleted={showLatest}
                />
              ))}
            </ul>
          </PagedResults>
        )}
      </QueryBoundary>
    </Card>
  );
}

interface AnnouncementRowProps extends AnnouncementsProps {
  announcement: Announcement;
  onDeleted: () => void;
}

function AnnouncementRow({ item, announcement, isLeader, onDeleted }: AnnouncementRowProps) {
  const words = useTexts(announcementsTexts);
  const dayTime = useDayTime();
  const { http } = usePortal();
  const { send, isBusy } = useMutation(words.removeFailed);
  const confirm = useConfirm();
  const toast = useToast();
  const { id, content, realName, createTime } = announcement;
  const time = createTime == null ? '' : dayTime(createTime);

  async function remove(): Promise<void> {
    const question = { title: words.removeQuestion, text: content, confirmLabel: words.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    const removed = await send(() => deleteAnnouncement(http, { ...item, id }, { silent: true }));
    if (removed) toast({ tone: 'success', text: words.removed });
    onDeleted();
  }
  return (
    <li>
      <p className="portal-announcement-text">{content}</p>
      <p className="portal-announcement-by">
        <span>{[realName, time].filter(Boolean).join(' · ')}</span>
        {isLeader ? (
          <Button
            size="small"
            variant="link"
            busy={isBusy}
            aria-label={fill(words.removeName, { time })}
            onClick={() => void remove()}
          >
            {words.remove}
          </Button>
        ) : null}
      </p>
    </li>
  );
}
