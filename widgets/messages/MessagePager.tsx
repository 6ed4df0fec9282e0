import { messagesTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Pager } from '../../src/ui/Pager.tsx';
import type { useMessages } from './useMessages.ts';

export interface MessagePagerProps {
  messages: ReturnType<typeof useMessages>;
}

/** Turns the pages of the messages. */
export function MessagePager({ messages: { choice, list, pageCount, turnTo } }: MessagePagerProps) {
  const words = useTexts(messagesTexts);
  return (
    <Pager
      page={choice.page}
      pageCount={pageCount}
      onChange={turnTo}
      busy={list.isValidating}
      label={words.pages}
    />
  );
}
