import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Empty } from '../../src/ui/Empty.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { LoginLink } from './LoginLink.tsx';

/** Instead of the user's own feedback, where nobody is signed in. */
export function GuestState({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(feedbackTexts);
  return (
    <Empty text={words.guestMine} action={<LoginLink onNavigate={onNavigate}>{words.login}</LoginLink>} />
  );
}
