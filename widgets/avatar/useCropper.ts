import type { MediaUrl } from '#src/rules/media-url.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Placement } from './crop-frame.ts';
import type { Cropper } from './cropper.ts';

export const loadCropper = () => import('./cropper.ts');

export type CropState =
  | { type: 'loading' }
  /** The chunk of the cropper could not be loaded. */
  | { type: 'failed' }
  | { type: 'ready'; cropper: Cropper; placement: Placement };

interface CropperOptions {
  stage: RefObject<HTMLElement | null>;
  url: MediaUrl;
  /** Called when the URL holds no picture. */
  onBroken: (url: string) => void;
}

/** Opens the picture of a URL in the cropper and keeps its current placement as state. */
export function useCropper({ stage, url, onBroken }: CropperOptions) {
  const [state, setState] = useState<CropState>({ type: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(onBroken);
  useEffect(() => {
    latest.current = onBroken;
  });

  useEffect(() => {
    const container = stage.current;
    if (!container) return;
    let gone = false;
    let opened: Cropper | null = null;
    setState({ type: 'loading' });

    const open = async () => {
      const module = await loadCropper().catch(() => null);
      if (gone) return;
      if (!module) return setState({ type: 'failed' });
      // Each attempt gets its own layer, so that a late one removes only its own elements.
      const layer = container.ownerDocument.createElement('div');
      container.append(layer);
      const change = (placement: Placement) =>
        setState((now) => (now.type === 'ready' ? { ...now, placement } : now));
      try {
        const cropper = await module.openCropper(layer, url, change);
        if (gone) return cropper.close();
        opened = cropper;
        setState({ type: 'ready', cropper, placement: cropper.read() });
      } catch {
        if (!gone) latest.current(url);
      } finally {
        if (gone) layer.remove();
      }
    };
    void open();

    return () => {
      gone = true;
      opened?.close();
      container.replaceChildren();
    };
  }, [stage, url, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
