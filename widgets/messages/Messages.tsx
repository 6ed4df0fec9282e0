import { useImperativeHandle } from 'react';
import { CheckCheck, ChevronDown } from 'lucide-react';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { messagesTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { NoticesState, type OnNotice, notificationTexts } from '../notifications/index.ts';
import css from './messages.css?inline';
import { prepare, TypesFailed } from './later.ts';
import { MessagePage } from './MessagePage.tsx';
import { MessageTabs } from './MessageTabs.tsx';
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

/** All messages of the user, read and unread, by kind. */
export function Messages({ type, size = 10, onNavigate, handle }: MessagesProps) {
  useStyles(css);
  const words = useTexts(messagesTexts);
  const { readAll } = useTexts(notificationTexts);
  const messages = useMessages(type, Math.min(Math.max(Math.trunc(size), 1), 100));
  const { choice, counts, isReadingAll } = messages;
  useImperativeHandle(handle, () => ({ refresh: messages.reload }));
  if (!messages.isSignedIn) return <NoticesState of="signed-out" onNavigate={onNavigate} />;

  const shownOptions: Readonly<Record<Shown, string>> = {
    all: words.showAll,
    unread: words.showUnread,
    read: words.showRead,
  };
  // Select and button of their own: those of all widgets weigh half as much as this page.
  return (
    <section
      className="portal-messages"
      part="messages"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <div className="portal-messages-tools">
        {counts.error && !counts.data ? (
          <TypesFailed busy={counts.isValidating} onRetry={counts.retry} />
        ) : null}
        <span className="portal-messages-shown">
          <select
            aria-label={words.show}
            value={choice.shown}
            onChange={(event) => messages.choose(event.currentTarget.value as Shown)}
          >
            {Object.entries(shownOptions).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
        <button
          type="button"
          className="portal-messages-read"
          part="button"
          aria-busy={isReadingAll}
          aria-disabled={isReadingAll}
          disabled={!messages.canReadAll && !isReadingAll}
          onClick={() => void (isReadingAll || messages.readAll())}
        >
          <CheckCheck size={18} aria-hidden="true" />
          {readAll}
        </button>
      </div>
      <MessageTabs
        types={messages.types}
        type={choice.type}
        reading={messages.reading}
        onChoose={messages.chooseType}
      >
        <MessagePage messages={messages} onNavigate={onNavigate} />
      </MessageTabs>
    </section>
  );
}
