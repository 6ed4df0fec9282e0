import { useCallback, type ReactNode, type RefObject } from 'react';
import { ConfirmHost } from './ConfirmHost.tsx';
import { useThemeRoot } from './theme-root-context.ts';

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  /** Default: 确定. */
  confirmLabel?: string;
  /** Default: 取消. Null: a message that can only be acknowledged. */
  cancelLabel?: string | null;
  /** The answer cannot be undone. */
  danger?: boolean;
  /** Gets the focus afterwards; default: what had it before. */
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
