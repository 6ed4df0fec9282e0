import { useEffect, useRef, useState } from 'react';
import { loadFailureTexts } from '../../texts/failures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { type LazyCode } from './lazyComponent.tsx';
import { useErrorReport } from '../states/error-report-context.ts';
import { reportChunkFailure } from './chunk-failure.ts';
import { isReleaseGone } from './release.ts';
import { useToast } from '../root/theme-root-context.ts';
import { reloadPage } from '../navigation/leave-page.ts';

/**
 * Loads the code of a dialog, drawer or menu when it opens; returns true once it is open and loaded. A
 * failure shows a toast and calls `onFailed`, which closes it again, so that the next click retries.
 */
export function useLazyLoad(code: LazyCode, isOpen: boolean, onFailed: () => void): boolean {
  const words = useTexts(loadFailureTexts);
  const toast = useToast();
  const report = useErrorReport();
  const [isHere, setHere] = useState(code.isLoaded);

  const fail = async (error: unknown) => {
    onFailed();
    if (await isReleaseGone(error)) {
      const action = { label: words.reload, onSelect: reloadPage };
      toast({ tone: 'error', text: words.releaseGone, action });
    } else {
      toast({ tone: 'error', text: words.loadFailed });
      await reportChunkFailure(report, error);
    }
  };
  const latestFail = useRef(fail);
  useEffect(() => {
    latestFail.current = fail;
  });

  useEffect(() => {
    // The chunk may have arrived after this render, so load even if `isLoaded` is true by now: that sets the
    // state.
    if (!isOpen || isHere) return;
    let isCancelled = false;
    code.load().then(
      () => {
        if (!isCancelled) setHere(true);
      },
      (error: unknown) => {
        if (!isCancelled) void latestFail.current(error);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [code, isOpen, isHere]);

  return isOpen && (isHere || code.isLoaded());
}
