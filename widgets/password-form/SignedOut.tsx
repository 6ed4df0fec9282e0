import { useLoginUrl } from '../../src/data/useLoginUrl.ts';
import { passwordWizardTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Empty } from '../../src/ui/Empty.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { LinkButton } from './LinkButton.tsx';

/** Instead of a form, where nobody is signed in. */
export function SignedOut({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(passwordWizardTexts);
  const url = useLoginUrl();
  return (
    <Empty
      text={words.signedOut}
      action={
        <LinkButton variant="primary" url={url} onNavigate={onNavigate}>
          {words.login}
        </LinkButton>
      }
    />
  );
}
