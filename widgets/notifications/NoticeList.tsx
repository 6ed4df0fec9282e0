import { useId, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { dayTexts } from '../../src/texts/day-time.ts';
import { notificationTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Notice } from './Notice.tsx';
import css from './notices.css?inline';
import type { OnNotice } from './on-notice.ts';
import { isRead } from './reading.ts';
import type { NoticeReading } from './useReading.ts';

export interface NoticeListProps {
  /** The name of the list. */
  label: string;
  notices: readonly Notification[];
  reading: NoticeReading;
  onNavigate: OnNotice | undefined;
  /** One that was unread has been marked by a click. */
  onRead?: (notice: Notification) => void;
  /** How many of them are there, of a list that is long; what stands in place of the others. */
  count?: number;
  missing?: (count: number) => ReactNode;
}

/** Messages in one column; one stop of Tab: whoever shows them has the arrow keys go through them. */
export function NoticeList({
  label,
  notices,
  reading,
  onNavigate,
  onRead,
  count = Infinity,
  missing,
}: NoticeListProps) {
  useStyles(css);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [now] = useState(Date.now);
  const words = useTexts(notificationTexts);
  const days = useTexts(dayTexts);
  const { config } = usePortal();
  const place = Math.max(
    notices.findIndex((notice) => notice.id === chosen),
    0,
  );
  // Whichever has the focus stays, also where others come before it.
  const rows = notices.slice(0, Math.max(count, place + 1));

  const noticeOf = ({ target }: { target: EventTarget }) => {
    const row = (target as Element).closest<HTMLElement>('[data-notice]');
    return notices.find((notice) => notice.id === row?.dataset.notice);
  };
  const follow = (event: FocusEvent<HTMLElement>) => {
    const notice = noticeOf(event);
    if (notice) setChosen(notice.id);
  };
  // Here, since two hundred rows would each have one of their own.
  const click = (event: MouseEvent<HTMLElement>) => {
    const notice = noticeOf(event);
    if (notice)
      void reading.act(
        (doing, marking, isHeld) => doing.clickNotice(marking, { notice, event, isHeld, onNavigate, onRead }),
        event,
      );
  };

  return (
    <div role="presentation" onFocus={follow} onClick={click}>
      <ul className="portal-notices" part="list" aria-label={label}>
        {rows.map((notice, index) => (
          <Notice
            key={notice.id}
            id={`${id}-${index}`}
            notice={notice}
            isRead={isRead(reading.state, notice)}
            isCurrent={index === place}
            now={now}
            words={words}
            days={days}
            config={config}
          />
        ))}
      </ul>
      {missing?.(notices.length - rows.length)}
    </div>
  );
}
