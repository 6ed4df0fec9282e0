import { useRef, useState, type ComponentType } from 'react';
import { screenshotTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import type { ScreenshotDialogProps } from './ScreenshotDialog.tsx';

interface Shot {
  picture: HTMLCanvasElement;
  Dialog: ComponentType<ScreenshotDialogProps>;
}

/** The dialogs and messages of the desk; everything of an element of ours besides, since that is the desk. */
function leavesOut(asker: HTMLElement): (element: Element) => boolean {
  const root = asker.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return (element) =>
    element === host || element.matches('.portal-dialog, .portal-toasts, .portal-feedback-float');
}

/** Taking a picture of the page; what takes it and shows it is loaded with the first one. */
export function useScreenshot() {
  const toast = useToast();
  const words = useTexts(screenshotTexts);
  const [shot, setShot] = useState<Shot | null>(null);
  const [isTaking, setTaking] = useState(false);
  const asker = useRef<HTMLElement | null>(null);
  const underWay = useRef(false);

  async function shoot(coverFields: boolean) {
    const button = asker.current;
    if (underWay.current || !button) return;
    underWay.current = true;
    setTaking(true);
    try {
      const [{ capture }, { ScreenshotDialog: Dialog }] = await Promise.all([
        import('./capture.ts'),
        import('./ScreenshotDialog.tsx'),
      ]);
      const picture = await capture(button.ownerDocument, { leaveOut: leavesOut(button), coverFields });
      setShot({ picture, Dialog });
    } catch {
      toast({ tone: 'error', text: words.failed });
    } finally {
      underWay.current = false;
      setTaking(false);
    }
  }

  return {
    shot,
    isTaking,
    take(button: HTMLElement) {
      asker.current = button;
      return shoot(true);
    },
    /** Once more, with or without what stands in fields. */
    retake: (coverFields: boolean) => shoot(coverFields),
    close: () => setShot(null),
  };
}
