import { messagesTexts } from '../../src/texts/messages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { laterView, NoticeList, NoticesOutline, NoticesState, type OnNotice } from '../notices/index.ts';
import type { MessagePagerProps } from './MessagePager.tsx';
import type { useMessages } from './useMessages.ts';

interface MessagePageProps {
  messages: ReturnType<typeof useMessages>;
  onNavigate: OnNotice | undefined;
}

// Below the list, and not of every one.
const MessagePager = laterView<MessagePagerProps>(
  () => import('./MessagePager.tsx').then((module) => module.MessagePager),
  () => null,
);

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
    return (
      <div className="portal-messages-list" aria-busy={isLoading}>
        <NoticeList label={words.list} notices={notices} reading={reading} onNavigate={onNavigate} />
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
