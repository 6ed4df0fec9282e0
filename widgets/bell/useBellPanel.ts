import type { ComponentType } from 'react';
import { firstUiTexts } from '../../src/texts/ui-first.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import type { BellPanelProps } from './useLeaving.ts';

interface Panel {
  default: ComponentType<BellPanelProps>;
  prepare: () => void;
}

const popover = lazyView(() => import('./BellPopover.tsx').then(panel));
const sheet = lazyView(() => import('./BellSheet.tsx').then(panel));

/** What says that there is nothing, or no network, comes along. */
function panel(module: Panel) {
  module.prepare();
  return module.default;
}

/** The panel's code, from the first sign that somebody wants it: beside the bell, on a phone a sheet. */
export function useBellPanel(isOpen: boolean, onFailure: () => void) {
  const words = useTexts(firstUiTexts);
  const toast = useToast();
  const isMobile = useIsMobile();
  const fail = () => {
    toast({ tone: 'error', text: words.loadFailed });
    onFailure();
  };
  const beside = popover.useView(isOpen && !isMobile, fail);
  const over = sheet.useView(isOpen && isMobile, fail);
  return isMobile
    ? { View: over.View, prepare: sheet.prepare }
    : { View: beside.View, prepare: popover.prepare };
}
