import { useMemo } from 'react';
import { parseChoice, writeChoice, type ChoiceHolder } from '#widgets/messages/index.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';

/** Keeps type, filter and page of the messages in the URL, so that Back, reload and links lead to them. */
export function useMessagesChoice(): ChoiceHolder {
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  return useMemo(
    () => ({
      value: parseChoice(query),
      onChange: (next, how) => setQuery(writeChoice(query, next), how),
    }),
    [query, setQuery],
  );
}
