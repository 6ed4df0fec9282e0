import { useMemo } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import type { PortalConfig } from '../../src/config.ts';
import { dayTime, readTime, type DayWords } from '../../src/texts/day-time.ts';
import type { notificationTexts } from './texts.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { Markup } from './Markup.ts';
import { noticeAction } from './notice-action.ts';

interface NoticeProps {
  /** Makes the ids of its parts. */
  id: string;
  notice: Notification;
  isRead: boolean;
  /** The row that Tab stops at. */
  isCurrent: boolean;
  now: number;
  words: (typeof notificationTexts)['zh-CN'];
  days: DayWords;
  config: PortalConfig;
}

/** Most messages are plain; only the others need the sanitizer. */
const hasMarkup = (content: string) => /[<&]/.test(content);

/**
 * One message. Its link or button lies over the row rather than around it, since the content may have links of its own.
 * What is the same for all rows it is given: two hundred of them would ask for it two hundred times.
 */
export function Notice({ id, notice, isRead, isCurrent, now, words, days, config }: NoticeProps) {
  // The same elements for the same row, which are not gone through again: lighter than `memo`, and as good.
  return useMemo(() => {
    const action = noticeAction(notice, config, window.location.href);
    const content = notice.content ?? '';
    const createTime = notice.createTime ?? '';
    const time = dayTime(createTime, days, now);
    const name = `${id}-state ${id}-text ${id}-time`;
    const tabIndex = isCurrent ? 0 : -1;
    const state = <VisuallyHidden id={`${id}-state`}>{isRead ? '' : words.unread}</VisuallyHidden>;
    const isExternal = action.type === 'link' && action.isExternal;
    return (
      <li className="portal-notices-row" part="notice" data-unread={isRead ? undefined : ''}>
        {action.type === 'link' ? (
          <a
            className="portal-notices-action"
            data-notice={notice.id}
            aria-labelledby={name}
            tabIndex={tabIndex}
            href={action.url}
            target={isExternal ? '_blank' : undefined}
            rel={isExternal ? 'noopener noreferrer' : undefined}
          >
            {state}
          </a>
        ) : (
          <button
            type="button"
            className="portal-notices-action"
            data-notice={notice.id}
            aria-labelledby={name}
            tabIndex={tabIndex}
          >
            {state}
          </button>
        )}
        <div id={`${id}-text`} className="portal-notices-text">
          {hasMarkup(content) ? <Markup html={content} /> : content}
        </div>
        <div id={`${id}-time`} className="portal-notices-time">
          {time ? <time dateTime={new Date(readTime(createTime)).toISOString()}>{time}</time> : null}
          {isExternal ? <VisuallyHidden>{words.newWindow}</VisuallyHidden> : null}
        </div>
      </li>
    );
  }, [id, notice, isRead, isCurrent, now, words, days, config]);
}
