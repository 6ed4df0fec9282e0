import { useState, type ReactNode } from 'react';
import { CheckCheck } from 'lucide-react';
import { BELL_TYPE } from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { useRead } from '../../src/data/useRead.ts';
import { usePortalUrl } from '../../src/data/usePortalUrl.ts';
import { bellTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { linkClick } from '../../src/ui/navigate.ts';
import {
  Arriving,
  isRead,
  NoticeList,
  NoticesOutline,
  NoticesState,
  prepareDoing,
  useReading,
  useCatchUp,
  notificationTexts,
} from '../notifications/index.ts';
import type { OnNotice } from '../notifications/index.ts';
import { hasCome, unread, unreadCall } from './unread.ts';

export const MESSAGES_PATH = '/space/myNotification';

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
  const noticeWords = useTexts(notificationTexts);
  const allMessages = usePortalUrl(MESSAGES_PATH);
  const portal = usePortal();
  const [getUnread] = useState(() => unreadCall(portal));
  const [isAhead] = useState(() => hasCome(portal));
  const isSignedIn = useSession((session) => session.token !== '' && session.userId !== '');
  const { data, isLoading, isValidating, error, retry } = useRead(getUnread, isSignedIn ? unread : null);
  const reading = useReading(poll);
  const [isReadingAll, setReadingAll] = useState(false);
  const notices = data?.records ?? [];
  const readHere = notices.filter((notice) => notice.isRead === 0 && isRead(reading.state, notice));
  useCatchUp(count, data && !isValidating && !error ? data.total - readHere.length : undefined, retry);
  const hasUnread = count > 0 || notices.some((notice) => !isRead(reading.state, notice));

  const readAll = async () => {
    setReadingAll(true);
    await reading.act((doing, marking) => doing.readAll(marking, [BELL_TYPE], notices));
    setReadingAll(false);
  };
  const content = () => {
    const state = { compact: true, onNavigate };
    if (!isSignedIn) return <NoticesState of="signed-out" {...state} />;
    // Nobody sees an outline of what is here before the next frame.
    if (isLoading) return isAhead ? null : <NoticesOutline />;
    if (error && !data)
      return (
        <NoticesState of="error" {...state} message={error.message} busy={isValidating} onRetry={retry} />
      );
    if (notices.length === 0) return <NoticesState of="empty" {...state} hint={words.emptyHint} />;
    return (
      <Arriving
        List={NoticeList}
        label={words.list}
        notices={notices}
        reading={reading}
        onNavigate={onNavigate}
      />
    );
  };

  return (
    <div
      role="presentation"
      className="portal-bell-inbox"
      onPointerEnter={prepareDoing}
      onTouchStart={prepareDoing}
      onFocus={prepareDoing}
    >
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
