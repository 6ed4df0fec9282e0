import { useId, useRef, type MouseEvent, type RefObject } from 'react';
import type { Notification } from '#src/api/notifications.ts';
import { useReadState } from '#src/data/notifications/useNotificationState.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useToday } from '#src/texts/useToday.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { followNotification, type OnNotificationNavigate } from './notification-action.ts';
import { NotificationItem } from './NotificationItem.tsx';
import css from './notifications.css?inline';
import { useArrowKeys } from './useArrowKeys.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useProgressiveRender } from './useProgressiveRender.ts';
import { NOTIFICATION_ROW_PX, BATCH_THRESHOLD } from '../../limits.ts';

interface NotificationListProps {
  /** The accessible name. */
  label: string;
  notifications: readonly Notification[];
  onNavigate: OnNotificationNavigate | undefined;
  /** The element in which arrow keys move through the list; default: the list. */
  keyScope?: RefObject<HTMLElement | null>;
}

/** Notifications in one column, with one tab stop. A click marks a notification as read and leads to its subject. */
export function NotificationList({ label, notifications, onNavigate, keyScope }: NotificationListProps) {
  useStyles(css);
  const config = useSettings();
  const { markRead } = useMarkRead();
  const isRead = useReadState();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const total = notifications.length;
  const { count, renderAll } = useProgressiveRender(total);
  useArrowKeys(list, { scope: keyScope, total, renderAll });
  const now = useToday();
  const { lastId, ...focusEvents } = useFocusedRow(list, config);
  const index = notifications.findIndex((one) => one.id === lastId);
  const tabStop = Math.max(index, 0);
  // A row that has the focus stays rendered when new ones push it down.
  const rendered = notifications.slice(0, Math.max(count, tabStop + 1));
  const missing = total - rendered.length;

  const findByEvent = ({ target }: { target: EventTarget }) => {
    const control = (target as Element).closest<HTMLElement>('[data-notification]');
    return notifications.find((one) => one.id === control?.dataset.notification);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const notification = findByEvent(event);
    if (!notification) return;
    followNotification(event, notification, { config, onNavigate, marked: markRead(notification) });
  };

  return (
    <div role="presentation" {...focusEvents} onClick={click}>
      <ul
        ref={list}
        className="portal-notifications"
        part="list"
        aria-label={label}
        data-long={total > BATCH_THRESHOLD ? '' : undefined}
      >
        {rendered.map((notification, row) => (
          <NotificationItem
            key={notification.id}
            id={`${id}-${row}`}
            notification={notification}
            config={config}
            isRead={isRead(notification)}
            isTabStop={row === tabStop}
            now={now}
          />
        ))}
      </ul>
      {missing > 0 ? (
        // Not a scroll anchor: rows inserted before it would carry the reader away.
        <div
          aria-hidden="true"
          style={{ blockSize: `${missing * NOTIFICATION_ROW_PX}px`, overflowAnchor: 'none' }}
        />
      ) : null}
    </div>
  );
}
