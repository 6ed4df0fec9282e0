import type { MouseEvent } from 'react';
import { pageUrl } from '#src/rules/page-url.ts';
import { FEEDBACK_SOURCE, type Notification, notificationSources } from '#src/api/notifications.ts';
import type { PortalConfig } from '#src/config.ts';
import { isSegment, safeUrl, type SafeUrl, webUrl, pathUrl } from '#src/rules/safe-url.ts';
import { linkClick, type NavigateDetail } from '#src/ui/navigation/navigate.ts';
import { leavePage } from '#src/ui/navigation/leave-page.ts';
import { LEAVE_TIMEOUT_MS } from '../../limits.ts';

export interface NotificationDetail extends NavigateDetail {
  /** The subject of a notification; missing for a link that belongs to none. */
  sourceType?: number;
  sourceId?: string;
}

/** Returns false to take over the navigation. A notification about feedback has no address: its `url` is ''. */
export type OnNotificationNavigate = (detail: NotificationDetail) => boolean | void;

/** The effect of a click on a notification, besides marking it as read. */
export type NotificationAction =
  { type: 'none' } | { type: 'feedback' } | { type: 'link'; url: SafeUrl; isExternal: boolean };

const linkNames: Readonly<Record<number, 'appraisal' | 'activity' | 'plan'>> = {
  [notificationSources.appraisal]: 'appraisal',
  [notificationSources.activity]: 'activity',
  [notificationSources.plan]: 'plan',
};

/** `page`: the address of the current page. An unknown type, or one whose address is not configured, leads nowhere. */
export function notificationAction(
  { sourceType, sourceId }: Pick<Notification, 'sourceType' | 'sourceId'>,
  config: Pick<PortalConfig, 'links' | 'notificationLinks' | 'api' | 'portal'>,
  page: string,
): NotificationAction {
  if (sourceType === FEEDBACK_SOURCE) return { type: 'feedback' };
  const type = sourceType ?? notificationSources.none;
  const own = config.notificationLinks[type];
  // A link to an item needs its id.
  if (own?.includes('{id}') && !isSegment(sourceId ?? '')) return { type: 'none' };
  const name = linkNames[type];
  const template = own ?? (name && config.links[name]);
  const base = new URL(config.portal || config.api || '/', page).href;
  const address = safeUrl(template?.replaceAll('{id}', encodeURIComponent(sourceId ?? '')), base);
  if (!address) return { type: 'none' };
  const url = new URL(address, base);
  if (own === undefined && sourceId) url.searchParams.set('id', sourceId);
  const isExternal = url.origin !== new URL(page).origin;
  return { type: 'link', url: isExternal ? webUrl(url) : pathUrl(url), isExternal };
}

interface NotificationClick {
  config: PortalConfig;
  onNavigate: OnNotificationNavigate | undefined;
  /** Settles when the notification is marked as read, or cannot be. */
  marked: Promise<unknown>;
}

/** Follows a click on a notification, unless `onNavigate` takes it over. */
export function followNotification(
  event: MouseEvent<HTMLElement>,
  notification: Notification,
  { config, onNavigate, marked }: NotificationClick,
): void {
  const action = notificationAction(notification, config, pageUrl());
  const source = {
    sourceType: notification.sourceType ?? notificationSources.none,
    sourceId: notification.sourceId ?? '',
  };
  if (action.type === 'feedback') onNavigate?.({ url: '', ...source });
  if (action.type !== 'link') return;
  const { url, isExternal } = action;
  let isLeft = false;
  linkClick(event, isExternal ? { url, target: '_blank' } : { url }, (detail) => {
    isLeft = !isExternal;
    return onNavigate?.({ ...detail, ...source });
  });
  if (!isLeft || event.defaultPrevented) return;
  // Leaving the page would abort the request.
  event.preventDefault();
  const timeout = new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS));
  void Promise.race([marked, timeout]).then(() => leavePage(url));
}
