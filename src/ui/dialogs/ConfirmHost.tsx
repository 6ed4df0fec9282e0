import { useEffect, useRef } from 'react';
import type { ConfirmDialogProps, ConfirmQuestion } from './ConfirmDialog.tsx';
import { lazyComponent } from '../loading/lazyComponent.tsx';
import { useLazyLoad } from '../loading/useLazyLoad.ts';

const ConfirmDialog = lazyComponent<ConfirmDialogProps>(() =>
  import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

/** Loads the dialog before the first question, so that it opens with the click. */
export const prefetchConfirm = ConfirmDialog.prefetch;

interface ConfirmHostProps {
  question: ConfirmQuestion;
  onAnswer: (agreed: boolean) => void;
}

/** Renders one question of `useConfirm`; the code of the dialog is loaded with the first one. */
export function ConfirmHost({ question, onAnswer }: ConfirmHostProps) {
  const isReady = useLazyLoad(ConfirmDialog, true, () => onAnswer(false));

  // A question that is unmounted or replaced counts as refused. The microtask outlives the simulated unmount
  // of React's strict mode.
  const mounted = useRef({ isMounted: false, onAnswer });
  useEffect(() => {
    const { current } = mounted;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
      queueMicrotask(() => {
        if (!current.isMounted) current.onAnswer(false);
      });
    };
  }, []);

  return isReady ? <ConfirmDialog open {...question} onAnswer={onAnswer} /> : null;
}
