import type { MouseEvent } from 'react';
import { useLoginUrl } from '../../src/data/useLoginUrl.ts';
import { personalDataTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** Instead of somebody's data, where nobody is signed in. */
export function SignedOut({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(personalDataTexts);
  const url = useLoginUrl();
  return (
    <Empty
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
