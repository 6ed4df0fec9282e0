import { useCallback, useMemo } from 'react';
import { useQueryParams, useSetQueryParams } from '../../useQueryParams.ts';
import { parseChoice, writeChoice, type ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';

/** The choice in the address of a list, and how to change it. */
export interface ChoiceHolder {
  choice: ListChoice;
  /** `replace` for corrections, which Back shall skip. */
  choose: (next: ListChoice, how?: 'push' | 'replace') => void;
}

/** Keeps the choice in the address, so that Back, reload and links lead to the same list. */
export function useListChoice(kind: ListKind): ChoiceHolder {
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const choice = useMemo(() => parseChoice(kind, query), [kind, query]);
  const choose = useCallback<ChoiceHolder['choose']>(
    (next, how = 'push') => setQuery(writeChoice(kind, query, next), how),
    [kind, query, setQuery],
  );
  return useMemo(() => ({ choice, choose }), [choice, choose]);
}
