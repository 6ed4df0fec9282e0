import { useEffect, useRef, type ComponentType } from 'react';
import { usePortal, type PortalScope } from '../../src/data/portal-context.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import type { BellPanelProps } from './useLeaving.ts';

interface Panel {
  default: ComponentType<BellPanelProps>;
  prepare: () => void;
  readAhead: (portal: PortalScope) => void;
}

const loadPopover = (): Promise<Panel> => import('./BellPopover.tsx');
const loadSheet = (): Promise<Panel> => import('./BellSheet.tsx');
const popover = lazyView(() => loadPopover().then(panel));
const sheet = lazyView(() => loadSheet().then(panel));

/** What says that there is nothing, or no network, comes along. */
function panel(module: Panel) {
  module.prepare();
  return module.default;
}

/**
 * The panel's code, from the first sign that somebody wants it: beside the bell, on a phone a sheet. `approach`: the
 * pointer or a finger is here, so that the list is wanted, too, where there is one.
 */
export function useBellPanel(isOpen: boolean, count: number, onFailure: () => void) {
  const portal = usePortal();
  const words = useTexts(uiTexts);
  const toast = useToast();
  const isMobile = useIsMobile();
  const fail = () => {
    toast({ tone: 'error', text: words.loadFailed });
    onFailure();
  };
  const beside = popover.useView(isOpen && !isMobile, fail);
  const over = sheet.useView(isOpen && isMobile, fail);
  const [{ View }, { prepare }, load] = isMobile ? [over, sheet, loadSheet] : [beside, popover, loadPopover];
  const isThere = useRef(isOpen);
  useEffect(() => {
    isThere.current = isOpen;
  });
  const approach = () => {
    prepare();
    if (count === 0) return;
    load().then(
      // Opened meanwhile, it has asked by itself.
      (module) => isThere.current || module.readAhead(portal),
      () => {},
    );
  };
  return { View, prepare, approach };
}
