import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import { linkClick, type NavigateDetail } from '../../src/ui/navigate.ts';
import type { NoticeAction } from './notice-action.ts';
import type { NoticeReading } from './useReading.ts';

export interface NoticeDetail extends NavigateDetail {
  /** What a message is about; missing for a link that is no message's. */
  sourceType?: number;
  sourceId?: string;
}

/** False: whoever was told has taken it. A message for the feedback desk has no address: its `url` is ''. */
export type OnNotice = (detail: NoticeDetail) => boolean | void;

/** How long a page waits for its message to be marked read before it is left, in milliseconds. */
const LEAVING_MS = 1000;

/** What a click on a message does: marks it read, and leads to what it is about. */
export function useNoticeClick({ readOne }: NoticeReading, onNavigate: OnNotice | undefined) {
  const latest = useRef(onNavigate);
  useEffect(() => {
    latest.current = onNavigate;
  });
  return useCallback(
    (event: MouseEvent<HTMLElement>, notice: Notification, action: NoticeAction) => {
      const read = readOne(notice);
      const source = { sourceType: notice.sourceType ?? 0, sourceId: notice.sourceId ?? '' };
      if (action.kind === 'feedback') latest.current?.({ url: '', ...source });
      if (action.kind !== 'link') return;
      const { url, isExternal } = action;
      let isPlain = false;
      linkClick(event, isExternal ? { url, target: '_blank' } : { url }, (wish) => {
        isPlain = true;
        return latest.current?.({ ...wish, ...source });
      });
      if (!isPlain || isExternal || event.defaultPrevented) return;
      // The page goes away, and with it a call that is still on its way.
      event.preventDefault();
      const late = new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      void Promise.race([read, late]).then(() => window.location.assign(url));
    },
    [readOne],
  );
}
