import { useEffect } from 'react';
import { firstUiTexts } from '../texts/ui-first.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { lazyView } from './lazy-view.ts';
import { useSurface, type ConfirmQuestion } from './surface-context.ts';

const dialog = lazyView<ConfirmDialogProps>(() =>
  import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

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
  const { loadFailed } = useTexts(firstUiTexts);
  const finish = (agreed: boolean) => {
    request?.answer(agreed);
    onDone((current) => (current === request ? null : current));
  };
  const shown = dialog.useView(request !== null, () => {
    toaster.show({ tone: 'error', text: loadFailed });
    finish(false);
  });

  // Nobody is left to agree when the surface goes away.
  useEffect(() => () => request?.answer(false), [request]);

  return request && shown.View ? <shown.View open {...request.question} onAnswer={finish} /> : null;
}
