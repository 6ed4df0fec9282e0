import { memo, type MouseEvent } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import type { PortalConfig } from '../../src/config.ts';
import { SafeHtml } from '../../src/html/SafeHtml.tsx';
import { dayTime, readTime, type DayWords } from '../../src/texts/day-time.ts';
import type { noticeTexts } from '../../src/texts/notices.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { noticeAction, type NoticeAction } from './notice-action.ts';

interface NoticeProps {
  /** Makes the ids of its parts. */
  id: string;
  notice: Notification;
  isRead: boolean;
  /** The row that Tab stops at. */
  isCurrent: boolean;
  now: number;
  words: (typeof noticeTexts)['zh-CN'];
  days: DayWords;
  config: PortalConfig;
  onClick: (event: MouseEvent<HTMLElement>, notice: Notification, action: NoticeAction) => void;
}

/** Most messages are plain; only the others need the sanitizer. */
const hasMarkup = (content: string) => /[<&]/.test(content);

/**
 * One message. Its link or button lies over the row rather than around it, since the content may have links of its own.
 * What is the same for all rows it is given: two hundred of them would ask for it two hundred times.
 */
export const Notice = memo(function Notice({
  id,
  notice,
  isRead,
  isCurrent,
  now,
  words,
  days,
  config,
  onClick,
}: NoticeProps) {
  const action = noticeAction(notice, config, window.location.href);
  const content = notice.content ?? '';
  const createTime = notice.createTime ?? '';
  const time = dayTime(createTime, days, now);
  const control = {
    className: 'portal-notices-action',
    'data-notice': notice.id,
    'aria-labelledby': `${id}-state ${id}-text ${id}-time`,
    tabIndex: isCurrent ? 0 : -1,
    onClick: (event: MouseEvent<HTMLElement>) => onClick(event, notice, action),
  };
  const state = <VisuallyHidden id={`${id}-state`}>{isRead ? '' : words.unread}</VisuallyHidden>;
  const isExternal = action.kind === 'link' && action.isExternal;
  return (
    <li className="portal-notices-row" part="notice" data-unread={isRead ? undefined : ''}>
      {action.kind === 'link' ? (
        <a
          {...control}
          href={action.url}
          {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
        >
          {state}
        </a>
      ) : (
        <button type="button" {...control}>
          {state}
        </button>
      )}
      <div id={`${id}-text`} className="portal-notices-text">
        {hasMarkup(content) ? <SafeHtml html={content} /> : content}
      </div>
      <div id={`${id}-time`} className="portal-notices-time">
        {time ? <time dateTime={new Date(readTime(createTime)).toISOString()}>{time}</time> : null}
        {isExternal ? <VisuallyHidden>{words.newWindow}</VisuallyHidden> : null}
      </div>
    </li>
  );
});
