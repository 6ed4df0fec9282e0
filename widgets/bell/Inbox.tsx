import { useState, type ReactNode } from 'react';
import { CheckCheck } from 'lucide-react';
import { BELL_TYPE, getMessages, NOTIFICATION_LIST_SIZE } from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { useCall } from '../../src/data/useCall.ts';
import { usePlace } from '../../src/data/usePlaces.ts';
import { bellTexts } from '../../src/texts/bell.ts';
import { noticeTexts } from '../../src/texts/notices.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { linkClick } from '../../src/ui/navigate.ts';
import {
  isRead,
  NoticeList,
  NoticesOutline,
  NoticesState,
  useReading,
  useCatchUp,
} from '../notices/index.ts';
import type { OnNotice } from '../notices/index.ts';

export const MESSAGES_PATH = '/space/myNotification';

const unread = { type: BELL_TYPE, isRead: 0, current: 1, size: NOTIFICATION_LIST_SIZE } as const;

interface InboxProps {
  titleId: string;
  count: number;
  poll: PollControls;
  onNavigate: OnNotice | undefined;
  /** At the end of its top: a phone has no Esc. */
  close?: ReactNode;
}

/** The unread notifications, with what can be done about them. */
export function Inbox({ titleId, count, poll, onNavigate, close }: InboxProps) {
  const words = useTexts(bellTexts);
  const noticeWords = useTexts(noticeTexts);
  const allMessages = usePlace(MESSAGES_PATH);
  const isSignedIn = useSession((session) => session.token !== '' && session.userId !== '');
  const { data, isLoading, isValidating, error, retry } = useCall(getMessages, isSignedIn ? unread : null);
  const reading = useReading(poll);
  const [isReadingAll, setReadingAll] = useState(false);
  const notices = data?.records ?? [];
  const readHere = notices.filter((notice) => notice.isRead === 0 && isRead(reading.state, notice));
  useCatchUp(count, data && !isValidating && !error ? data.total - readHere.length : undefined, retry);
  const hasUnread = count > 0 || notices.some((notice) => !isRead(reading.state, notice));

  const readAll = async () => {
    setReadingAll(true);
    await reading.readAll([BELL_TYPE], notices);
    setReadingAll(false);
  };
  const content = () => {
    const state = { compact: true, onNavigate };
    if (!isSignedIn) return <NoticesState of="signed-out" {...state} />;
    if (isLoading) return <NoticesOutline />;
    if (error && !data)
      return (
        <NoticesState of="error" {...state} message={error.message} busy={isValidating} onRetry={retry} />
      );
    if (notices.length === 0) return <NoticesState of="empty" {...state} hint={words.emptyHint} />;
    return <NoticeList label={words.list} notices={notices} reading={reading} onNavigate={onNavigate} />;
  };

  return (
    <div className="portal-bell-inbox">
      <header className="portal-bell-top">
        <h2 id={titleId} className="portal-bell-title">
          {words.name}
          <Badge count={count} />
        </h2>
        {isSignedIn && (hasUnread || isReadingAll) ? (
          // Of its own: the panel has no other button, and the look of all of them weighs as much as the inbox.
          <button
            type="button"
            className="portal-bell-read"
            aria-busy={isReadingAll}
            aria-disabled={isReadingAll}
            onClick={() => void (isReadingAll || readAll())}
            onPointerEnter={reading.prepare}
            onTouchStart={reading.prepare}
            onFocus={reading.prepare}
          >
            <CheckCheck size={16} aria-hidden="true" />
            {noticeWords.readAll}
          </button>
        ) : null}
        {close}
      </header>
      <div className="portal-bell-body" aria-busy={isLoading}>
        {content()}
      </div>
      {isSignedIn ? (
        <footer className="portal-bell-foot">
          <a
            className="portal-bell-all"
            href={allMessages}
            onClick={(event) => linkClick(event, { url: allMessages }, onNavigate)}
          >
            {words.all}
          </a>
        </footer>
      ) : null}
    </div>
  );
}
