import type { MouseEvent } from 'react';
import { useLoginAddress } from '../../src/data/useLoginAddress.ts';
import { noticeTexts } from '../../src/texts/notices.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { linkClick } from '../../src/ui/navigate.ts';
import type { OnNotice } from './useNoticeClick.ts';

export interface SignedOutProps {
  onNavigate: OnNotice | undefined;
  compact?: boolean;
}

/** Leads to the log-in, and back. */
export function SignedOutState({ onNavigate, compact }: SignedOutProps) {
  const words = useTexts(noticeTexts);
  const url = useLoginAddress();
  return (
    <Empty
      compact={compact}
      text={words.signedOut}
      action={
        <Button
          variant="primary"
          href={url}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
        >
          {words.login}
        </Button>
      }
    />
  );
}
