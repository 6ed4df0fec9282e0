import { useCallback, useId, useState, type FocusEvent } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { dayTexts } from '../../src/texts/day-time.ts';
import { noticeTexts } from '../../src/texts/notices.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { px } from '../../src/ui/px.ts';
import { moveByKey } from './move-by-key.ts';
import { Notice } from './Notice.tsx';
import css from './notices.css?inline';
import { isRead } from './reading.ts';
import { useArriving } from './useArriving.ts';
import { useNoticeClick, type OnNotice } from './useNoticeClick.ts';
import type { NoticeReading } from './useReading.ts';

export interface NoticeListProps {
  /** The name of the list. */
  label: string;
  notices: readonly Notification[];
  reading: NoticeReading;
  onNavigate: OnNotice | undefined;
}

/** How high a row is taken to be that has not been seen, in px: as in the style sheet, with its padding. */
const ROW = 80;

/** Messages in one column; one stop of Tab, and the arrow keys go through them. */
export function NoticeList({ label, notices, reading, onNavigate }: NoticeListProps) {
  useStyles(css);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [now] = useState(Date.now);
  const words = useTexts(noticeTexts);
  const days = useTexts(dayTexts);
  const { config } = usePortal();
  const click = useNoticeClick(reading, onNavigate);
  const { count, hurry } = useArriving(notices.length);
  const place = Math.max(
    notices.findIndex((notice) => notice.id === chosen),
    0,
  );
  // Whichever has the focus stays, also where others come before it.
  const rows = notices.slice(0, Math.max(count, place + 1));
  const missing = notices.length - rows.length;

  const { prepare } = reading;
  const follow = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-notice]');
      if (row) setChosen(row.dataset.notice ?? '');
      prepare();
    },
    [prepare],
  );

  return (
    <div
      role="presentation"
      onFocus={follow}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onKeyDown={(event) => moveByKey(event, event.currentTarget)}
    >
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
            onClick={click}
          />
        ))}
      </ul>
      {missing > 0 ? (
        <div
          data-rest=""
          aria-hidden="true"
          // Never what the browser holds on to when rows come before it: a reader further down would be carried away.
          style={{ blockSize: px(missing * ROW), overflowAnchor: 'none' }}
          onClick={hurry}
        />
      ) : null}
    </div>
  );
}
