import type { MouseEvent } from 'react';
import { useLoginUrl } from '../../src/data/useLoginUrl.ts';
import { signCardTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

export interface SignedOutProps {
  onNavigate: OnNavigate | undefined;
}

/** Leads to the log-in, and back. */
export function SignedOutState({ onNavigate }: SignedOutProps) {
  const words = useTexts(signCardTexts);
  const url = useLoginUrl();
  return (
    <Empty
      compact
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
