import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../src/texts/useTexts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import type { FeedbackTab } from './Feedback.tsx';

const dialog = lazyView<FeedbackDialogProps>(() =>
  import('./FeedbackDialog.tsx').then((module) => module.FeedbackDialog),
);

/** Whether the desk is open, and at what; its code comes on intent, never with the page. */
export function useFeedbackDialog(defaultTab: FeedbackTab) {
  const toast = useToast();
  const { loadFailed } = useTexts(uiTexts);
  const [isOpen, setOpen] = useState(false);
  // Once it was open it stays, if closed.
  const [isWanted, setWanted] = useState(false);
  const [tab, setTab] = useState<FeedbackTab>('submit');
  const preferred = useRef(defaultTab);
  useEffect(() => {
    preferred.current = defaultTab;
  });

  const { View } = dialog.useView(isWanted, () => {
    setOpen(false);
    setWanted(false);
    toast({ tone: 'error', text: loadFailed });
  });

  const open = useCallback((wish?: FeedbackTab) => {
    // An element's method is called by anybody, with anything.
    setTab(wish === 'submit' || wish === 'mine' ? wish : preferred.current);
    setOpen(true);
    setWanted(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);

  return {
    isOpen,
    isLoading: isOpen && !View,
    tab,
    setTab,
    open,
    close,
    Dialog: View,
    prepare: dialog.prepare,
  };
}
