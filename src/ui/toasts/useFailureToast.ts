import { useMemo, useRef } from 'react';
import { useThemeRoot } from '../root/theme-root-context.ts';

export interface FailureToast {
  show(text: string): void;
  /** Remembers a failure that has been shown already, as the HTTP layer may do. */
  note(text: string): void;
  /** Before another attempt: the message of a failure must not stand beside the success of its retry. */
  dismiss(): void;
}

/** The toast of the last failure of one action. */
export function useFailureToast(): FailureToast {
  const { toaster } = useThemeRoot();
  const last = useRef('');
  return useMemo(() => {
    const note = (text: string) => void (last.current = text);
    return {
      note,
      show(text) {
        note(text);
        toaster.show({ tone: 'error', text });
      },
      dismiss() {
        const isLast = ({ tone, text }: { tone: string; text: string }) =>
          tone === 'error' && text === last.current;
        const shown = toaster.getSnapshot().find(isLast);
        if (shown) toaster.dismiss(shown.id);
      },
    };
  }, [toaster]);
}
