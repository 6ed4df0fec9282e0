import { useEffect, useState } from 'react';
import type * as confirmModule from './ConfirmDialog.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { useSurface, type ConfirmQuestion } from './surface-context.ts';

type ConfirmModule = Pick<typeof confirmModule, 'ConfirmDialog'>;

export interface ConfirmRequest {
  question: ConfirmQuestion;
  answer: (agreed: boolean) => void;
}

interface ConfirmHostProps {
  request: ConfirmRequest | null;
  onDone: (next: (current: ConfirmRequest | null) => ConfirmRequest | null) => void;
}

/** Asks the question of `useConfirm`; the dialog's code is loaded for the first one. */
export function ConfirmHost({ request, onDone }: ConfirmHostProps) {
  const { toaster } = useSurface();
  const { loadFailed } = useTexts(uiTexts);
  const [loaded, setLoaded] = useState<ConfirmModule | null>(null);

  useEffect(() => {
    if (!request || loaded) return;
    let gone = false;
    import('./ConfirmDialog.tsx').then(
      (module) => {
        if (!gone) setLoaded(module);
      },
      () => {
        if (gone) return;
        toaster.show({ tone: 'error', text: loadFailed });
        request.answer(false);
        onDone((current) => (current === request ? null : current));
      },
    );
    return () => {
      gone = true;
    };
  }, [request, loaded, toaster, loadFailed, onDone]);

  // Nobody is left to agree when the surface goes away.
  useEffect(() => () => request?.answer(false), [request]);

  if (!request || !loaded) return null;
  const finish = (agreed: boolean) => {
    request.answer(agreed);
    onDone((current) => (current === request ? null : current));
  };
  return <loaded.ConfirmDialog open {...request.question} onAnswer={finish} />;
}
