import { FEEDBACK_SOURCE, type Notification } from '../../src/api/notifications.ts';
import type { PortalConfig } from '../../src/config.ts';
import { safeUrl } from '../../src/rules/safe-url.ts';

/** What a click on a message does beside marking it read. */
export type NoticeAction =
  { type: 'none' } | { type: 'feedback' } | { type: 'link'; url: string; isExternal: boolean };

const linkOf: Readonly<Record<number, 'appraisal' | 'activity' | 'plan'>> = {
  20: 'appraisal',
  21: 'activity',
  23: 'plan',
};

/** `page`: the address that is shown. A type that nobody knows, or whose address is not configured, leads nowhere. */
export function noticeAction(
  { sourceType, sourceId }: Pick<Notification, 'sourceType' | 'sourceId'>,
  { links, api, portal }: Pick<PortalConfig, 'links' | 'api' | 'portal'>,
  page: string,
): NoticeAction {
  if (sourceType === FEEDBACK_SOURCE) return { type: 'feedback' };
  const name = linkOf[sourceType ?? 0];
  const base = new URL(portal || api || '/', page).href;
  const address = name && safeUrl(links[name], base);
  if (!address) return { type: 'none' };
  const url = new URL(address, base);
  if (sourceId) url.searchParams.set('id', sourceId);
  const isExternal = url.origin !== new URL(page).origin;
  return { type: 'link', url: isExternal ? url.href : url.pathname + url.search + url.hash, isExternal };
}
