import { useImperativeHandle } from 'react';
import { CheckCheck } from 'lucide-react';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { loadFailureTexts } from '../../src/texts/load-failure.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { Select } from '../../src/ui/Select.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import {
  NotificationList,
  NotificationListState,
  notificationTexts,
  type OnNotificationNavigate,
} from '../notifications/index.ts';
import css from './messages.css?inline';
import { messagesTexts } from './texts.ts';
import { useMessages, type Shown } from './useMessages.ts';

export interface MessagesHandle {
  /** Loads the shown page again. */
  refresh(): void;
}

export interface MessagesProps extends ElementProps<MessagesHandle> {
  /** The type of notifications to begin with; default: all. */
  type?: number;
  /** Notifications on a page; default: 10. */
  size?: number;
  onNavigate?: OnNotificationNavigate;
}

const ALL_TYPES = 'all';

/** All notifications of the user, read and unread, by type. */
export function Messages({ type, size = 10, onNavigate, handle }: MessagesProps) {
  useStyles(css);
  const words = useTexts(messagesTexts);
  const { readAll } = useTexts(notificationTexts);
  const { retry } = useTexts(loadFailureTexts);
  const messages = useMessages(type, Math.min(Math.max(Math.trunc(size), 1), 100));
  const { choice, counts, list, types } = messages;
  useImperativeHandle(handle, () => ({ refresh: messages.refetch }));
  if (!messages.isLoggedIn)
    return (
      <NotificationListState query={list} onNavigate={onNavigate}>
        {null}
      </NotificationListState>
    );

  const selected = types.some((one) => one.type === choice.type) ? String(choice.type) : ALL_TYPES;
  const page = (
    <div className="portal-messages-page">
      <NotificationListState query={list} onNavigate={onNavigate} skeletonRows={8}>
        <div className="portal-messages-list" aria-busy={list.isLoading}>
          <NotificationList
            label={words.list}
            notifications={messages.notifications}
            onNavigate={onNavigate}
            onRead={messages.lowerCount}
          />
        </div>
      </NotificationListState>
      <Pager
        page={choice.page}
        pageCount={messages.pageCount}
        onChange={messages.choosePage}
        busy={list.isValidating}
        label={words.pages}
      />
    </div>
  );
  return (
    <section className="portal-messages" part="messages">
      <div className="portal-messages-tools">
        {counts.error && !counts.data ? (
          <p className="portal-messages-failed">
            <span role="status">{words.typesFailed}</span>
            <Button variant="link" busy={counts.isValidating} onClick={counts.retry}>
              {retry}
            </Button>
          </p>
        ) : null}
        <Select
          className="portal-messages-shown"
          aria-label={words.show}
          placeholder={null}
          options={[
            { value: 'all', label: words.showAll },
            { value: 'unread', label: words.showUnread },
            { value: 'read', label: words.showRead },
          ]}
          value={choice.shown}
          onChange={(event) => messages.chooseShown(event.currentTarget.value as Shown)}
        />
        <Button
          icon={<CheckCheck aria-hidden="true" />}
          busy={messages.isMarkingAll}
          disabled={!messages.canMarkAll && !messages.isMarkingAll}
          onClick={() => void messages.markAllRead()}
        >
          {readAll}
        </Button>
      </div>
      <Tabs
        label={words.types}
        tabs={[
          { value: ALL_TYPES, label: words.allTypes, content: page },
          ...types.map((one) => ({
            value: String(one.type),
            label: one.name,
            badge: <Badge count={one.count} />,
            content: page,
          })),
        ]}
        value={selected}
        onChange={(value) => messages.chooseType(value === ALL_TYPES ? undefined : Number(value))}
      />
    </section>
  );
}
