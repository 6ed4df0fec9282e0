import { useCallback, useEffect, useRef } from 'react';
import type { ConfirmQuestion } from './ConfirmDialog.tsx';
import { ConfirmHost } from './ConfirmHost.tsx';
import { useThemeRoot } from '../root/theme-root-context.ts';

/** Resolves to true when the user agrees, to false in every other case. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

/**
 * `const confirm = useConfirm(); if (await confirm({ title: '确定要退出登录吗？' })) …` An open question is withdrawn, as
 * refused, when its component unmounts or `isCurrent` becomes false: there is nothing left to decide.
 */
export function useConfirm(isCurrent = true): Confirm {
  const { setOnTop } = useThemeRoot();
  const withdraw = useRef(() => {});
  useEffect(() => {
    if (!isCurrent) withdraw.current();
  }, [isCurrent]);
  useEffect(() => () => withdraw.current(), []);
  return useCallback(
    (question) =>
      new Promise<boolean>((resolve) => {
        const answer = (agreed: boolean) => {
          resolve(agreed);
          setOnTop((shown) => (shown === asked ? null : shown));
        };
        const asked = <ConfirmHost key={++lastKey} question={question} onAnswer={answer} />;
        withdraw.current = () => answer(false);
        setOnTop(asked);
      }),
    [setOnTop],
  );
}

/** Unique key per question, so that React remounts the dialog. */
let lastKey = 0;
