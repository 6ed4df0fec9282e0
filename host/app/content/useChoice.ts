import { useCallback, useMemo } from 'react';
import { useQueryParams, useSetQueryParams } from '../history/useQueryParams.ts';

/** The user's choice in a list, and the function that changes it. */
export interface ChoiceHolder<Choice> {
  choice: Choice;
  /** `replace` for corrections, which Back shall skip. */
  choose: (next: Choice, how?: 'push' | 'replace') => void;
}

/** Keeps a choice in the address, so that Back, reload and links lead to the same rows. */
export function useChoice<Kind, Choice>(
  kind: Kind,
  parse: (kind: Kind, query: URLSearchParams) => Choice,
  write: (kind: Kind, former: URLSearchParams, choice: Choice) => URLSearchParams,
): ChoiceHolder<Choice> {
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const choice = useMemo(() => parse(kind, query), [parse, kind, query]);
  const choose = useCallback<ChoiceHolder<Choice>['choose']>(
    (next, how = 'push') => setQuery(write(kind, query, next), how),
    [write, kind, query, setQuery],
  );
  return useMemo(() => ({ choice, choose }), [choice, choose]);
}
