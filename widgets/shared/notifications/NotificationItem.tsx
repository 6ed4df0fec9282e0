import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import type { SafeHtmlProps } from '#src/html/SafeHtmlContent.tsx';
import { memo } from 'react';
import { pageUrl } from '#src/rules/page-url.ts';
import type { PortalConfig } from '#src/config.ts';
import type { Notification } from '#src/api/notifications.ts';
import { dayTexts, dayTime } from '#src/texts/day-time.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { notificationAction } from './notification-action.ts';
import { notificationTexts } from './texts.ts';

interface NotificationItemProps {
  /** The prefix of the ids of its parts. */
  id: string;
  notification: Notification;
  config: PortalConfig;
  isRead: boolean;
  /** Roving tabindex: the one row that Tab stops at. */
  isTabStop: boolean;
  now: number;
}

/** Most notifications are plain text; only HTML needs the sanitizer. */
const hasHtml = (content: string) => /[<&]/.test(content);
const RichText = lazyComponent<SafeHtmlProps>(
  () => import('#src/html/SafeHtmlContent.tsx').then((module) => module.SafeHtmlContent),
  { pending: () => <SkeletonLine /> },
);

/** One notification. Its link or button covers the row instead of containing it, since the content may have links of its own. */
export const NotificationItem = memo(function NotificationItem({
  id,
  notification,
  config,
  isRead,
  isTabStop,
  now,
}: NotificationItemProps) {
  const words = useTexts(notificationTexts);
  const days = useTexts(dayTexts);
  const action = notificationAction(notification, config, pageUrl());
  const content = notification.content ?? '';
  const { createTime } = notification;
  const time = dayTime(createTime, days, now);
  const isExternal = action.type === 'link' && action.isExternal;
  const control = {
    className: 'portal-notification-action',
    'data-notification': notification.id,
    'aria-labelledby': `${id}-state ${id}-text ${id}-time`,
    tabIndex: isTabStop ? 0 : -1,
    children: <VisuallyHidden id={`${id}-state`}>{isRead ? '' : words.unread}</VisuallyHidden>,
  };
  return (
    <li className="portal-notification" part="notice" data-unread={isRead ? undefined : ''}>
      {action.type === 'link' ? (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its children are among the shared props
        <Anchor {...control} href={action.url} {...(isExternal ? newWindow : undefined)} />
      ) : (
        <button type="button" {...control} />
      )}
      <div id={`${id}-text`} className="portal-notification-text">
        {hasHtml(content) ? <RichText html={content} server={config} /> : content}
      </div>
      <div id={`${id}-time`} className="portal-notification-time">
        {createTime == null ? null : <time dateTime={new Date(createTime).toISOString()}>{time}</time>}
        {isExternal ? <VisuallyHidden>{words.newWindow}</VisuallyHidden> : null}
      </div>
    </li>
  );
});

const newWindow = { target: '_blank', rel: 'noopener noreferrer' };
