import { useSession } from '../../../src/data/portal-context.ts';
import type { OnNavigate } from '../../../src/ui/navigate.ts';
import { CollectPrompt } from '../../../widgets/collect-prompt/index.ts';
import { Feedback } from '../../../widgets/feedback/index.ts';
import { SideTools } from '../../../widgets/side-tools/index.ts';
import type { useFeedback } from './useFeedback.ts';

interface CornerProps {
  /** The page has no floating feedback button; the desk is still opened from the side tools. */
  hidesButton: boolean;
  feedback: ReturnType<typeof useFeedback>;
  onNavigate: OnNavigate;
}

/** What waits for the page: side tools and the feedback button in the corner, and the question for more about oneself. */
export default function FloatingWidgets({ hidesButton, feedback, onNavigate }: CornerProps) {
  const count = useSession((session) => (session.userId ? session.feedbackCount : 0));
  return (
    <>
      <SideTools feedbackCount={count} onFeedback={() => feedback.open()} />
      <CollectPrompt onNavigate={onNavigate} />
      <Feedback handle={feedback.handle} trigger={hidesButton ? 'none' : 'float'} onNavigate={onNavigate} />
    </>
  );
}
