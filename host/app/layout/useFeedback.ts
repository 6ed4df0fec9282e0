import { createContext, useCallback, useContext, useRef, type RefCallback } from 'react';
import type { FeedbackHandle, FeedbackTab } from '../../../widgets/feedback/index.ts';

/** Opens the feedback desk that stands in the layout; without a tab, where it fits best. */
export type OpenFeedback = (tab?: FeedbackTab) => void;

export const FeedbackContext = createContext<OpenFeedback>(() => undefined);

/** For a page: the way to the feedback desk. */
export function useOpenFeedback(): OpenFeedback {
  return useContext(FeedbackContext);
}

/** For the layout: the desk's handle, and what opens it; as soon as the desk is there, where that is later. */
export function useFeedback(): { handle: RefCallback<FeedbackHandle>; open: OpenFeedback } {
  const desk = useRef<FeedbackHandle | null>(null);
  const wish = useRef<{ tab?: FeedbackTab } | null>(null);
  const handle = useCallback<RefCallback<FeedbackHandle>>((found) => {
    desk.current = found;
    if (!found || !wish.current) return;
    found.open(wish.current.tab);
    wish.current = null;
  }, []);
  const open = useCallback<OpenFeedback>((tab) => {
    if (desk.current) desk.current.open(tab);
    else wish.current = { tab };
  }, []);
  return { handle, open };
}
