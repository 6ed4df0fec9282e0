import type { MouseEvent } from 'react';
import { useLoginAddress } from '../../src/data/useLoginAddress.ts';
import { signCardTexts } from '../../src/texts/sign-card.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** In place of the card, where nobody is signed in. */
export function SignedOut({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(signCardTexts);
  const url = useLoginAddress();
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
