import { useImperativeHandle } from 'react';
import { CheckCheck } from 'lucide-react';
import type { ElementProps } from '../../src/element/define.tsx';
import { messagesTexts } from '../../src/texts/messages.ts';
import { noticeTexts } from '../../src/texts/notices.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { Select } from '../../src/ui/Select.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import { SignedOut, type OnNotice } from '../notices/index.ts';
import css from './messages.css?inline';
import { MessagePage } from './MessagePage.tsx';
import { useMessages, type Shown } from './useMessages.ts';

export interface MessagesHandle {
  /** Loads what is shown anew. */
  refresh(): void;
}

export interface MessagesProps extends ElementProps<MessagesHandle> {
  /** The kind of messages to begin with; default: all. */
  type?: number;
  /** Messages on a page; default: 10. */
  size?: number;
  onNavigate?: OnNotice;
}

const everything = 'all';

/** All messages of the user, read and unread, by kind. */
export function Messages({ type, size = 10, onNavigate, handle }: MessagesProps) {
  useStyles(css);
  const words = useTexts(messagesTexts);
  const noticeWords = useTexts(noticeTexts);
  const messages = useMessages(type, Math.min(Math.max(Math.trunc(size), 1), 100));
  const { choice, types } = messages;
  useImperativeHandle(handle, () => ({ refresh: messages.reload }), [messages.reload]);
  if (!messages.isSignedIn) return <SignedOut onNavigate={onNavigate} />;

  const content = (
    <div className="portal-messages-panel">
      <MessagePage messages={messages} onNavigate={onNavigate} />
      <Pager
        page={choice.page}
        pageCount={messages.pageCount}
        onChange={messages.turnTo}
        busy={messages.list.isValidating}
        label={words.pages}
      />
    </div>
  );
  const tabs = [
    { value: everything, label: words.allTypes, content },
    ...types.map((one) => ({
      value: String(one.type),
      label: one.name,
      badge: <Badge count={one.count} />,
      content,
    })),
  ];
  const chosen = choice.type === undefined ? everything : String(choice.type);
  const shownOptions: readonly { value: Shown; label: string }[] = [
    { value: 'all', label: words.showAll },
    { value: 'unread', label: words.showUnread },
    { value: 'read', label: words.showRead },
  ];

  return (
    <section className="portal-messages" part="messages">
      <div className="portal-messages-tools">
        {messages.retryTypes ? (
          <p className="portal-messages-note">
            <span role="status">{words.typesFailed}</span>
            <Button variant="link" busy={messages.areTypesBusy} onClick={messages.retryTypes}>
              {words.retryTypes}
            </Button>
          </p>
        ) : null}
        <Select
          className="portal-messages-shown"
          aria-label={words.show}
          placeholder={null}
          options={shownOptions}
          value={choice.shown}
          onChange={(event) => {
            const next = shownOptions.find((option) => option.value === event.currentTarget.value);
            if (next) messages.choose(next.value);
          }}
        />
        <Button
          icon={<CheckCheck size={18} aria-hidden="true" />}
          busy={messages.isReadingAll}
          disabled={!messages.canReadAll && !messages.isReadingAll}
          onClick={() => void messages.readAll()}
        >
          {noticeWords.readAll}
        </Button>
      </div>
      <Tabs
        label={words.types}
        tabs={tabs}
        value={tabs.some((tab) => tab.value === chosen) ? chosen : everything}
        onChange={(value) => messages.chooseType(value === everything ? undefined : Number(value))}
      />
    </section>
  );
}
