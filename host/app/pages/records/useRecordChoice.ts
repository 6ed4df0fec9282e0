import { useCallback, useMemo } from 'react';
import { useQueryParams, useSetQueryParams } from '../../useQueryParams.ts';
import { parseRecordChoice, writeRecordChoice, type Choosable, type Choose } from './record-choice.ts';

/** Keeps the choice in the address, so that Back, reload and links lead to the same rows. */
export function useRecordChoice(kind: Choosable) {
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const choice = useMemo(() => parseRecordChoice(kind, query), [kind, query]);
  const choose = useCallback<Choose>(
    (next, how = 'push') => setQuery(writeRecordChoice(kind, query, next), how),
    [kind, query, setQuery],
  );
  return { choice, choose };
}
