import type { MouseEvent } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import { navigateTo, linkClick, type NavigateDetail } from '../../src/ui/navigate.ts';
import { readOne, type Marking } from './marking.ts';
import { noticeAction } from './notice-action.ts';
import type { OnNotice } from './on-notice.ts';

/** How long a page waits for its message to be marked read before it is left, in milliseconds. */
const LEAVING_MS = 1000;

interface NoticeClick {
  notice: Notification;
  event: MouseEvent<HTMLElement>;
  /** It came before this code, and the browser was kept from following a link. */
  isHeld: boolean;
  onNavigate: OnNotice | undefined;
  /** A message that was unread is marked. */
  onRead: ((notice: Notification) => void) | undefined;
}

/** What a click on a message does: marks it read, and leads to what it is about. */
export function clickNotice(
  marking: Marking,
  { notice, event, isHeld, onNavigate, onRead }: NoticeClick,
): void {
  const read = readOne(marking, notice).then((isDone) => isDone && onRead?.(notice));
  const action = noticeAction(notice, marking.config, window.location.href);
  const source = { sourceType: notice.sourceType ?? 0, sourceId: notice.sourceId ?? '' };
  if (action.type === 'feedback') onNavigate?.({ url: '', ...source });
  if (action.type !== 'link') return;
  const { url, isExternal } = action;
  let isTold = false;
  const tell = (wish: NavigateDetail) => {
    isTold = true;
    return onNavigate?.({ ...wish, ...source });
  };
  const wish: NavigateDetail = isExternal ? { url, target: '_blank' } : { url };
  if (!isHeld) linkClick(event, wish, tell);
  else if (isExternal) return navigateTo(wish, tell);
  else if (tell(wish) === false) return;
  if (!isTold || isExternal || (event.defaultPrevented && !isHeld)) return;
  // The page goes away, and with it a call that is still on its way.
  event.preventDefault();
  const late = new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  void Promise.race([read, late]).then(() => window.location.assign(url));
}
