import { createContext, useCallback, useContext, useMemo, useRef, type RefCallback } from 'react';
import type { FeedbackHandle, FeedbackTab } from '#widgets/feedback/index.ts';

/** Opens the layout's feedback dialog; without a tab, the dialog picks the most suitable one. */
export type OpenFeedback = (tab?: FeedbackTab) => void;

export const FeedbackContext = createContext<OpenFeedback>(() => undefined);

/** Lets a page open the feedback dialog. */
export function useOpenFeedback(): OpenFeedback {
  return useContext(FeedbackContext);
}

/** Returns the ref for the layout's feedback widget, and a function that opens its dialog once it is mounted. */
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
  return useMemo(() => ({ handle, open }), [handle, open]);
}
