import { useEffect, useRef } from 'react';
import { uiTexts } from '../texts/ui.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { lazyView } from './lazy-view.ts';
import { useToast } from './theme-root-context.ts';
import type { ConfirmQuestion } from './useConfirm.tsx';

const dialog = lazyView<ConfirmDialogProps>(() =>
  import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

interface ConfirmHostProps {
  question: ConfirmQuestion;
  onAnswer: (agreed: boolean) => void;
}

/** Asks one question of `useConfirm`; the dialog's code is loaded for the first one. */
export function ConfirmHost({ question, onAnswer }: ConfirmHostProps) {
  const toast = useToast();
  const { loadFailed } = useTexts(uiTexts);
  const { View } = dialog.useView(true, () => {
    toast({ tone: 'error', text: loadFailed });
    onAnswer(false);
  });

  // Nobody is left to agree when the surface goes away, or when another question takes its place; but React's strict
  // mode takes everything away once, and puts it back in the same breath.
  const state = useRef({ isHere: false, onAnswer });
  useEffect(() => {
    const { current } = state;
    current.isHere = true;
    return () => {
      current.isHere = false;
      queueMicrotask(() => {
        if (!current.isHere) current.onAnswer(false);
      });
    };
  }, []);

  return View ? <View open {...question} onAnswer={onAnswer} /> : null;
}
