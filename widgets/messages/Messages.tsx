import { useImperativeHandle } from 'react';
import { CheckCheck } from 'lucide-react';
import { MESSAGE_PAGE_SIZE } from '#src/rules/limits.ts';
import { useSettings } from '#src/data/useSettings.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { loadFailureTexts } from '#src/texts/failures.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import {
  NotificationList,
  NotificationListState,
  notificationTexts,
  type OnNotificationNavigate,
} from '../shared/notifications/index.ts';
import type { ChoiceHolder, Shown } from './messages-choice.ts';
import css from './messages.css?inline';
import { messagesTexts } from './texts.ts';
import { useMessages } from './useMessages.ts';

export interface MessagesHandle {
  /** Loads the shown page again. */
  refresh(): void;
}

export interface MessagesProps extends ElementProps<MessagesHandle> {
  /** The type of notifications to begin with; default: all. */
  type?: number;
  /** Notifications on a page; default: 10. */
  size?: number;
  /** Holds the type, filter and page outside of the component; `type` is ignored then. */
  choice?: ChoiceHolder;
  onNavigate?: OnNotificationNavigate;
}

const ALL_TYPES = 'all';

/** All notifications of the user, read and unread, by type. */
export function Messages({
  type,
  size = MESSAGE_PAGE_SIZE,
  choice: holder,
  onNavigate,
  handle,
}: MessagesProps) {
  useStyles(css);
  const words = useTexts(messagesTexts);
  const { readAll } = useTexts(notificationTexts);
  const { retry } = useTexts(loadFailureTexts);
  const messages = useMessages({
    initialType: type,
    size: Math.min(Math.max(Math.trunc(size), 1), 100),
    holder,
  });
  const { choice, list, types } = messages;
  // Beside the list, since its links need them.
  useSettings(messages.isLoggedIn);
  useImperativeHandle(handle, () => ({ refresh: messages.refetch }));
  const placeholder = <NotificationListState query={list} onNavigate={onNavigate} skeletonRows={8} />;
  if (!messages.isLoggedIn) return placeholder;

  const selected = types.some((one) => one.type === choice.type) ? String(choice.type) : ALL_TYPES;
  const page = (
    <div className="portal-messages-page">
      {list.data && list.data.records.length > 0 ? (
        <div className="portal-messages-list" aria-busy={list.isLoading}>
          <NotificationList
            label={words.list}
            notifications={messages.notifications}
            onNavigate={onNavigate}
          />
        </div>
      ) : (
        placeholder
      )}
      <Pager
        page={choice.page}
        pageCount={messages.pageCount}
        onChange={messages.choosePage}
        busy={list.isValidating}
        label={words.pages}
      />
    </div>
  );
  const tools = (
    <div className="portal-messages-tools">
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
  );
  return (
    <section className="portal-messages" part="messages">
      {messages.typesFailed ? (
        <p className="portal-messages-failed">
          <span role="status">{words.typesFailed}</span>
          <Button variant="link" busy={messages.isLoadingTypes} onClick={messages.retryTypes}>
            {retry}
          </Button>
        </p>
      ) : null}
      <Tabs
        label={words.types}
        aside={tools}
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
