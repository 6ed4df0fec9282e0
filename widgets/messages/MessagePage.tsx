import { messagesTexts } from '../../src/texts/messages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { wantedView } from '../../src/ui/wanted-view.ts';
import { Again, NoticeList, NoticesOutline, NoticesState, type OnNotice } from '../notices/index.ts';
import type { MessagePagerProps } from './MessagePager.tsx';
import type { useMessages } from './useMessages.ts';

interface MessagePageProps {
  messages: ReturnType<typeof useMessages>;
  onNavigate: OnNotice | undefined;
}

/** One page of the list, or what stands in its place. */
export function MessagePage({ messages, onNavigate }: MessagePageProps) {
  const words = useTexts(messagesTexts);
  const { list, notices, reading, pageCount } = messages;
  const content = () => {
    if (list.isLoading && !list.data) return <NoticesOutline rows={8} />;
    if (list.error) return <NoticesState of="error" list={list} onNavigate={onNavigate} />;
    if (notices.length === 0) return <NoticesState of="empty" onNavigate={onNavigate} />;
    return (
      <div className="portal-messages-list" aria-busy={list.isLoading}>
        <NoticeList label={words.list} notices={notices} reading={reading} onNavigate={onNavigate} />
      </div>
    );
  };
  return (
    <>
      {content()}
      {pageCount > 1 ? <Pages messages={messages} /> : null}
    </>
  );
}

// Below the list, and not of every one.
const usePager = wantedView<MessagePagerProps>(() =>
  import('./MessagePager.tsx').then((module) => module.MessagePager),
);

function Pages({ messages }: MessagePagerProps) {
  const { View, retry } = usePager();
  return (
    <div className="portal-messages-pages">
      {View ? <View messages={messages} /> : retry ? <Again onRetry={retry} /> : null}
    </div>
  );
}
