import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTexts } from '../../src/texts/useTexts.ts';
import { firstUiTexts } from '../../src/texts/ui-first.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import type { FeedbackTab } from './Feedback.tsx';

type Dialog = ComponentType<FeedbackDialogProps>;

let loaded: Dialog | null = null;
let loading: Promise<Dialog> | null = null;

/** Loads the desk once per page; a failed load is tried again by the next who asks. */
function load(): Promise<Dialog> {
  loading ??= import('./FeedbackDialog.tsx').then(
    ({ FeedbackDialog }) => (loaded = FeedbackDialog),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

const preload = () => void load().catch(() => undefined);

/** Whether the desk is open, and at what; its code comes on intent, never with the page. */
export function useDesk(defaultTab: FeedbackTab) {
  const toast = useToast();
  const { loadFailed } = useTexts(firstUiTexts);
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<FeedbackTab>('submit');
  const [held, setHeld] = useState<{ Dialog: Dialog } | null>(null);
  const preferred = useRef(defaultTab);
  useEffect(() => {
    preferred.current = defaultTab;
  });

  useEffect(() => {
    if (!isOpen || held) return;
    let gone = false;
    load().then(
      (Dialog) => {
        if (!gone) setHeld({ Dialog });
      },
      () => {
        if (gone) return;
        setOpen(false);
        toast({ tone: 'error', text: loadFailed });
      },
    );
    return () => {
      gone = true;
    };
  }, [isOpen, held, toast, loadFailed]);

  const open = useCallback((wish?: FeedbackTab) => {
    // An element's method is called by anybody, with anything.
    setTab(wish === 'submit' || wish === 'mine' ? wish : preferred.current);
    if (loaded) setHeld((known) => known ?? (loaded && { Dialog: loaded }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);

  return {
    isOpen,
    isLoading: isOpen && !held,
    tab,
    setTab,
    open,
    close,
    Dialog: held?.Dialog ?? null,
    intent: { onPointerEnter: preload, onFocus: preload, onTouchStart: preload },
  };
}
