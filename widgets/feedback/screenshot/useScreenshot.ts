import { isShadowRoot } from '#src/rules/element-kind.ts';
import { useRef, useState } from 'react';
import { screenshotTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';

export const ScreenshotDialog = lazyComponent(() =>
  import('./ScreenshotDialog.tsx').then((module) => module.ScreenshotDialog),
);

/** Excludes our dialogs, messages and floating button; inside a custom element, the whole element. */
function createExclude(button: HTMLElement): (element: Element) => boolean {
  const root = button.getRootNode();
  const host = isShadowRoot(root) ? root.host : null;
  return (element) =>
    element === host || element.matches('.portal-dialog, .portal-toasts, .portal-feedback-float');
}

/** Captures the page. The code for it, and the dialog that shows the picture, is loaded with the first screenshot. */
export function useScreenshot() {
  const toast = useToast();
  const words = useTexts(screenshotTexts);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const button = useRef<HTMLElement | null>(null);
  // A second click may come before the state has changed.
  const isRunning = useRef(false);

  async function shoot(maskFields: boolean) {
    if (isRunning.current || !button.current) return;
    isRunning.current = true;
    setProgress(0);
    try {
      const [{ capture }] = await Promise.all([import('../capture/capture.ts'), ScreenshotDialog.load()]);
      const { ownerDocument } = button.current;
      const taken = await capture(ownerDocument, {
        exclude: createExclude(button.current),
        maskFields,
        pictureLabel: words.pictureLabel,
        onProgress: (fraction) => setProgress(Math.round(fraction * 100)),
      });
      setPicture(taken);
    } catch {
      toast({ tone: 'error', text: words.failed });
    } finally {
      isRunning.current = false;
      setProgress(null);
    }
  }

  return {
    picture,
    /** In percent while a screenshot is taken, else null. */
    progress,
    take(pressed: HTMLElement) {
      button.current = pressed;
      return shoot(true);
    },
    /** Again, with or without masked fields. */
    retake: (maskFields: boolean) => shoot(maskFields),
    close: () => setPicture(null),
  };
}
