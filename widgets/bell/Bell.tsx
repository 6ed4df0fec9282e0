import { useImperativeHandle } from 'react';
import { Bell as BellIcon } from 'lucide-react';
import type { ElementProps } from '../../src/element/define.tsx';
import { bellTexts } from '../../src/texts/bell.ts';
import { badgeText } from '../../src/texts/format.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import css from './bell.css?inline';
import { useUnread } from './useUnread.ts';

export const NOTIFICATIONS_PATH = '/space/myNotification';

export interface BellHandle {
  /** Asks for the count at once. */
  refresh(): void;
}

export interface BellProps extends ElementProps<BellHandle> {
  onNavigate?: OnNavigate;
  /** Each time the unread count has changed. */
  onUnread?: (detail: { count: number }) => unknown;
}

/** The way to the notifications, with the number of unread ones. */
export function Bell({ onNavigate, onUnread, handle }: BellProps) {
  useStyles(css);
  const words = useTexts(bellTexts);
  const { count, grown, refresh } = useUnread(onUnread);
  useImperativeHandle(handle, () => ({ refresh }), [refresh]);
  const text = badgeText(count);
  const name = text ? fill(words.nameUnread, { count: text }) : words.name;

  return (
    <>
      <a
        className="portal-bell"
        part="bell"
        href={NOTIFICATIONS_PATH}
        aria-label={name}
        title={words.name}
        onClick={(event) => linkClick(event, { url: NOTIFICATIONS_PATH }, onNavigate)}
      >
        <Badge count={count} label="">
          <BellIcon size={20} aria-hidden="true" />
        </Badge>
      </a>
      <VisuallyHidden role="status">
        {grown === null ? '' : fill(words.arrived, { count: badgeText(grown) })}
      </VisuallyHidden>
    </>
  );
}
