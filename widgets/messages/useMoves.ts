import { useMemo, type KeyboardEvent } from 'react';
import { firstUiTexts } from '../../src/texts/ui-first.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/surface-context.ts';

const ways = {
  along: /^(Arrow(Left|Right)|Home|End)$/,
  down: /^(Arrow(Up|Down)|Home|End)$/,
};

// Most who look press no key; the code comes with the focus, and a key that is faster waits for it.
const load = () => import('./moves.ts');

/** Handlers for what keys lead through: a row of tabs, a list. */
export function useMoves(way: keyof typeof ways) {
  const { loadFailed } = useTexts(firstUiTexts);
  const toast = useToast();
  return useMemo(
    () => ({
      onFocus: () => void load().catch(() => {}),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, currentTarget } = event;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !ways[way].test(key)) return;
        event.preventDefault();
        load().then(
          ({ move }) => move(currentTarget, key),
          () => toast({ tone: 'error', text: loadFailed }),
        );
      },
    }),
    [way, toast, loadFailed],
  );
}
