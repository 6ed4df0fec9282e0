import { messagesTexts } from '../../src/texts/messages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Empty } from '../../src/ui/Empty.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { NoticeList, NoticesOutline, type OnNotice } from '../notices/index.ts';
import type { useMessages } from './useMessages.ts';

interface MessagePageProps {
  messages: ReturnType<typeof useMessages>;
  onNavigate: OnNotice | undefined;
}

/** One page of the list, or what stands in its place. */
export function MessagePage({ messages: { list, notices, reading }, onNavigate }: MessagePageProps) {
  const words = useTexts(messagesTexts);
  if (list.isLoading && !list.data) return <NoticesOutline rows={8} />;
  if (list.error)
    return <ErrorState message={list.error.message} busy={list.isValidating} onRetry={list.retry} />;
  if (notices.length === 0) return <Empty />;
  return (
    <div className="portal-messages-list" aria-busy={list.isLoading}>
      <NoticeList label={words.list} notices={notices} reading={reading} onNavigate={onNavigate} />
    </div>
  );
}
