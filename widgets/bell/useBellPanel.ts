import { lazyView } from '../../src/ui/lazy-view.ts';
import { firstUiTexts } from '../../src/texts/ui-first.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import type { BellPanelProps } from './BellPanel.tsx';

const panel = lazyView<BellPanelProps>(() => import('./BellPanel.tsx').then((module) => module.default));

/** The panel's code, from the first sign that somebody wants it. */
export function useBellPanel(isOpen: boolean, onFailure: () => void) {
  const words = useTexts(firstUiTexts);
  const toast = useToast();
  const { View } = panel.useView(isOpen, () => {
    toast({ tone: 'error', text: words.loadFailed });
    onFailure();
  });
  return { View, prepare: panel.prepare };
}
