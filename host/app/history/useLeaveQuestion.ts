import { safeUrl } from '#src/rules/safe-url.ts';
import { useEffect, useRef } from 'react';
import { prefetchConfirm } from '#src/ui/dialogs/ConfirmHost.tsx';
import { goBack, leavePage } from '#src/ui/navigation/leave-page.ts';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import { useNavigateHandler } from '../layout/useNavigateHandler.ts';

/**
 * Asks before the page is left, while something would be lost with it: the browser asks by itself about reload and
 * closing, `ask` asks about links and the system's Back.
 */
export function useLeaveQuestion(isAtRisk: boolean, ask: () => Promise<boolean>): void {
  const follow = useNavigateHandler();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  /** The user has agreed: the browser must not ask again. */
  const isLeaving = useRef(false);

  useEffect(() => {
    isLeaving.current = false;
    if (!isAtRisk) return undefined;
    // A new release or a lost connection must not keep the question from being asked.
    prefetchConfirm();
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || !isPlain) return;
      event.preventDefault();
      event.stopPropagation();
      void latest.current().then((leaves) => {
        if (!leaves) return;
        isLeaving.current = true;
        if (follow({ url: link.href })) leavePage(safeUrl(link.href, link.href));
      });
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', hold, true);
    };
  }, [isAtRisk, follow]);

  useBackHandler(isAtRisk, () => {
    void latest.current().then((leaves) => {
      if (!leaves) return;
      isLeaving.current = true;
      goBack();
    });
  });
}
