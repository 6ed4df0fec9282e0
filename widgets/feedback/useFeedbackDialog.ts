import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { loadFailureTexts } from '#src/texts/failures.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { isReleaseGone } from '#src/ui/loading/release.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import type { FeedbackTab } from './FeedbackDialog.tsx';

/** Loaded on intent, never with the page. */
export const FeedbackDialog = lazyComponent(() =>
  import('./FeedbackDialog.tsx').then((module) => module.FeedbackDialog),
);

/** For an owner with a button of its own, as soon as a click on it becomes likely. */
export const prefetchFeedback = () => FeedbackDialog.prefetch();

/** Opens the dialog, in a tab. A failed load raises a toast, since a floating button has no room for an error. */
export function useFeedbackDialog(defaultTab: FeedbackTab) {
  const toast = useToast();
  const words = useTexts(loadFailureTexts);
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [tab, setTab] = useState<FeedbackTab>('submit');
  const latest = useRef({ defaultTab, words });
  useEffect(() => {
    latest.current = { defaultTab, words };
  });

  const open = useCallback(
    (wanted?: FeedbackTab) => {
      // An element's method may be called with anything.
      setTab(wanted === 'submit' || wanted === 'mine' ? wanted : latest.current.defaultTab);
      setOpen(true);
      FeedbackDialog.load().then(
        () => setLoaded(true),
        async (error: unknown) => {
          setOpen(false);
          const { releaseGone, loadFailed } = latest.current.words;
          toast({ tone: 'error', text: (await isReleaseGone(error)) ? releaseGone : loadFailed });
        },
      );
    },
    [toast],
  );
  const close = useCallback(() => setOpen(false), []);

  return { isOpen, isLoaded, isLoading: isOpen && !isLoaded, tab, setTab, open, close };
}
