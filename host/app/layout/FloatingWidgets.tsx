import { useSession } from '../../../src/data/portal-context.ts';
import type { OnNavigate } from '../../../src/ui/navigate.ts';
import { CollectPrompt } from '../../../widgets/collect-prompt/index.ts';
import { Feedback } from '../../../widgets/feedback/index.ts';
import { SideTools } from '../../../widgets/side-tools/index.ts';
import type { useFeedback } from './useFeedback.ts';

interface FloatingWidgetsProps {
  /** Hides the floating feedback button; the side tools still open the feedback dialog. */
  hidesButton: boolean;
  feedback: ReturnType<typeof useFeedback>;
  onNavigate: OnNavigate;
}

/** The widgets that float over a page: side tools, feedback button and the prompt to complete the profile. */
export default function FloatingWidgets({ hidesButton, feedback, onNavigate }: FloatingWidgetsProps) {
  const count = useSession((session) => (session.userId ? session.feedbackCount : 0));
  return (
    <>
      <SideTools feedbackCount={count} onFeedback={() => feedback.open()} />
      <CollectPrompt onNavigate={onNavigate} />
      <Feedback handle={feedback.handle} trigger={hidesButton ? 'none' : 'float'} onNavigate={onNavigate} />
    </>
  );
}
