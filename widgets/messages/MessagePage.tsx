import { messagesTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { FEW, NoticeList, NoticesOutline, NoticesState, type OnNotice } from '../notifications/index.ts';
import { LongList, MessagePager } from './later.ts';
import { moveBy } from './move-by.ts';
import type { useMessages } from './useMessages.ts';

interface MessagePageProps {
  messages: ReturnType<typeof useMessages>;
  onNavigate: OnNotice | undefined;
}

/** One page of the list, or what stands in its place. */
export function MessagePage({ messages, onNavigate }: MessagePageProps) {
  const words = useTexts(messagesTexts);
  const { list, notices, reading } = messages;
  const content = () => {
    const { isLoading, data, error } = list;
    if (isLoading && !data) return <NoticesOutline rows={8} />;
    if (error)
      return (
        <NoticesState
          of="error"
          message={error.message}
          busy={list.isValidating}
          onRetry={list.retry}
          onNavigate={onNavigate}
        />
      );
    if (notices.length === 0) return <NoticesState of="empty" onNavigate={onNavigate} />;
    const rows = { label: words.list, notices, reading, onNavigate, onRead: messages.countRead };
    return (
      <div
        role="presentation"
        className="portal-messages-list"
        aria-busy={isLoading}
        onKeyDown={(event) => moveBy(reading, event)}
      >
        {messages.size > FEW ? <LongList {...rows} List={NoticeList} /> : <NoticeList {...rows} />}
      </div>
    );
  };
  return (
    <>
      {content()}
      {messages.pageCount > 1 ? (
        <div className="portal-messages-pages">
          <MessagePager messages={messages} />
        </div>
      ) : null}
    </>
  );
}
