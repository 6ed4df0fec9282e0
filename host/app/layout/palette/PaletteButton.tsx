import { useEffect, useRef, useState } from 'react';
import { Command } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { CompactIconButton } from '#src/ui/buttons/CompactIconButton.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { hostTexts } from '../../texts.ts';
import type { OpenFeedback } from '../useFeedback.ts';
import type { PaletteProps } from './Palette.tsx';
import { isAppleSystem, isPaletteKey } from './palette-key.ts';

const Palette = lazyComponent<PaletteProps>(() => import('./Palette.tsx').then((module) => module.Palette));

interface PaletteButtonProps {
  /** Of the current page: the palette closes when another one is opened. */
  address: string;
  onFeedback: OpenFeedback;
}

/** Opens the command palette, whose code comes when the button is turned to or the key is pressed. */
export function PaletteButton({ address, onFeedback }: PaletteButtonProps) {
  const words = useTexts(hostTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isReady = useLazyLoad(Palette, isOpen, close);
  const [isApple] = useBrowserState(() => isAppleSystem(navigator.platform), false);
  // Of this button, since the question of the log-out outlives the palette.
  const confirm = useConfirm();
  const shown = useRef(isOpen);
  useEffect(() => {
    shown.current = isOpen;
  });
  useEffect(() => setOpen(false), [address]);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isPaletteKey(event, isApple)) return;
      // A dialog that asks for something stays on top.
      if (!shown.current && document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setOpen(!shown.current);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [isApple]);

  return (
    <>
      <CompactIconButton
        label={fill(words.palette, { key: isApple ? '⌘K' : 'Ctrl K' })}
        icon={<Command aria-hidden="true" />}
        data-tour="palette"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-busy={(isOpen && !isReady) || undefined}
        onClick={() => setOpen(true)}
        onFocus={Palette.prefetch}
        onPointerEnter={Palette.prefetch}
      />
      {isReady ? <Palette {...{ address, confirm, onFeedback }} onClose={close} /> : null}
    </>
  );
}
