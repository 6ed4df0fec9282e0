import { useCallback, useId, useState, type FocusEvent } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { moveByKey } from './move-by-key.ts';
import { Notice } from './Notice.tsx';
import css from './notices.css?inline';
import { isRead } from './reading.ts';
import { useNoticeClick, type OnNotice } from './useNoticeClick.ts';
import type { NoticeReading } from './useReading.ts';

export interface NoticeListProps {
  /** The name of the list. */
  label: string;
  notices: readonly Notification[];
  reading: NoticeReading;
  onNavigate: OnNotice | undefined;
}

/** Messages in one column; one stop of Tab, and the arrow keys go through them. */
export function NoticeList({ label, notices, reading, onNavigate }: NoticeListProps) {
  useStyles(css);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [now] = useState(Date.now);
  const click = useNoticeClick(reading, onNavigate);
  const current = notices.some((notice) => notice.id === chosen) ? chosen : notices[0]?.id;

  const follow = useCallback((event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-notice]');
    if (row) setChosen(row.dataset.notice ?? '');
  }, []);

  return (
    <div role="presentation" onFocus={follow} onKeyDown={(event) => moveByKey(event, event.currentTarget)}>
      <ul className="portal-notices" part="list" aria-label={label}>
        {notices.map((notice, place) => (
          <Notice
            key={notice.id}
            id={`${id}-${place}`}
            notice={notice}
            isRead={isRead(reading.state, notice)}
            isCurrent={notice.id === current}
            now={now}
            onClick={click}
          />
        ))}
      </ul>
    </div>
  );
}
