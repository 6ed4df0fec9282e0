import { useSession } from '#src/data/portal-context.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { CollectPrompt } from '#widgets/collect-prompt/index.ts';
import { Feedback, prefetchFeedback } from '#widgets/feedback/index.ts';
import { FloatingTools } from './floating/FloatingTools.tsx';
import type { useFeedback } from './useFeedback.ts';

export interface FloatingWidgetsProps {
  /** Hides the floating button; only back-to-top stays. */
  hidesButton: boolean;
  feedback: ReturnType<typeof useFeedback>;
  onNavigate: OnNavigate;
}

/** Everything that floats over a page: the tools, the feedback dialog and the prompt to complete the profile. */
export default function FloatingWidgets({ hidesButton, feedback, onNavigate }: FloatingWidgetsProps) {
  const count = useSession((session) => (session.userId ? session.feedbackCount : 0));
  return (
    <>
      <FloatingTools
        hidesButton={hidesButton}
        unreadCount={count}
        onFeedback={() => feedback.open()}
        onIntent={prefetchFeedback}
      />
      <CollectPrompt onNavigate={onNavigate} />
      <Feedback handle={feedback.handle} trigger="none" onNavigate={onNavigate} />
    </>
  );
}
