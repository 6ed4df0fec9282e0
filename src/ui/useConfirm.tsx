import { useCallback, type ReactNode, type RefObject } from 'react';
import { ConfirmHost } from './ConfirmHost.tsx';
import { useThemeRoot } from './theme-root-context.ts';

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  /** Defaults to 确定. */
  confirmLabel?: string;
  /** Defaults to 取消. Null makes it a message that can only be acknowledged. */
  cancelLabel?: string | null;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Receives the focus afterwards; defaults to the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Resolves to true when the user agrees, to false in every other case. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

/** `const confirm = useConfirm(); if (await confirm({ title: '确定要退出登录吗？' })) …` */
export function useConfirm(): Confirm {
  const { setOnTop } = useThemeRoot();
  return useCallback(
    (question) =>
      new Promise<boolean>((resolve) => {
        const answer = (agreed: boolean) => {
          resolve(agreed);
          setOnTop((shown) => (shown === asked ? null : shown));
        };
        const asked = <ConfirmHost key={++lastKey} question={question} onAnswer={answer} />;
        setOnTop(asked);
      }),
    [setOnTop],
  );
}

/** Unique key per question, so that React remounts the dialog. */
let lastKey = 0;
