import { createContext, useCallback, useContext, useRef, type RefCallback } from 'react';
import type { FeedbackHandle, FeedbackTab } from '../../../widgets/feedback/index.ts';

/** Opens the feedback dialog of the layout; without a tab, on the tab that fits best. */
export type OpenFeedback = (tab?: FeedbackTab) => void;

export const FeedbackContext = createContext<OpenFeedback>(() => undefined);

/** Lets a page open the feedback dialog. */
export function useOpenFeedback(): OpenFeedback {
  return useContext(FeedbackContext);
}

/** For the layout: the ref of the feedback widget, and a function that opens its dialog once the widget is mounted. */
export function useFeedback(): { handle: RefCallback<FeedbackHandle>; open: OpenFeedback } {
  const widget = useRef<FeedbackHandle | null>(null);
  const pendingOpen = useRef<{ tab?: FeedbackTab } | null>(null);
  const handle = useCallback<RefCallback<FeedbackHandle>>((found) => {
    widget.current = found;
    if (!found || !pendingOpen.current) return;
    found.open(pendingOpen.current.tab);
    pendingOpen.current = null;
  }, []);
  const open = useCallback<OpenFeedback>((tab) => {
    if (widget.current) widget.current.open(tab);
    else pendingOpen.current = { tab };
  }, []);
  return { handle, open };
}
