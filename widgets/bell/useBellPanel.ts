import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import type { BellPanelProps } from './BellPanel.tsx';

type Panel = ComponentType<BellPanelProps>;

let loading: Promise<Panel> | null = null;
let loaded: Panel | null = null;

/** One load per page; a failed one is tried again by whoever asks next. */
function loadPanel(): Promise<Panel> {
  loading ??= import('./BellPanel.tsx').then(
    (module) => (loaded = module.default),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The panel's code, from the first sign that somebody wants it. */
export function useBellPanel(isOpen: boolean, onFailure: () => void) {
  const words = useTexts(uiTexts);
  const toast = useToast();
  const [panel, setPanel] = useState<{ View: Panel } | null>(() => loaded && { View: loaded });

  useEffect(() => {
    if (!isOpen || panel) return;
    let gone = false;
    loadPanel().then(
      (View) => {
        if (!gone) setPanel({ View });
      },
      () => {
        if (gone) return;
        toast({ tone: 'error', text: words.loadFailed });
        onFailure();
      },
    );
    return () => {
      gone = true;
    };
  }, [isOpen, panel, toast, words, onFailure]);

  const prepare = useCallback(() => {
    loadPanel().then(
      (View) => setPanel({ View }),
      // Said when somebody opens it.
      () => {},
    );
  }, []);
  return { View: panel?.View, prepare };
}
