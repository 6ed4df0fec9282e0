import { createContext, useCallback, useContext, useRef, type RefObject } from 'react';
import type { FeedbackHandle, FeedbackTab } from '../../widgets/feedback/index.ts';

/** Opens the feedback desk that stands in the layout; without a tab, where it fits best. */
export type OpenFeedback = (tab?: FeedbackTab) => void;

export const FeedbackContext = createContext<OpenFeedback>(() => undefined);

/** For a page: the way to the feedback desk. */
export function useOpenFeedback(): OpenFeedback {
  return useContext(FeedbackContext);
}

/** For the layout: the desk's handle, and what opens it. */
export function useFeedback(): { handle: RefObject<FeedbackHandle | null>; open: OpenFeedback } {
  const handle = useRef<FeedbackHandle>(null);
  const open = useCallback<OpenFeedback>((tab) => handle.current?.open(tab), []);
  return { handle, open };
}
