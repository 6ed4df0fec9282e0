import { useMemo } from 'react';
import { getProvinces } from '#src/api/taxonomy.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { RegionPath } from '#src/data/forms/useRegions.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { SelectOption } from '#src/ui/fields/Select.tsx';
import type { Filter, VocabularyRow } from './filters.ts';
import { listsTexts } from './texts.ts';

/** Returns the options of a filter: those that the server names, or those that the portal itself knows. */
export function useFilterOptions({ vocabulary, known }: Filter) {
  const words = useTexts(listsTexts);
  // Without a vocabulary nothing is sent, so that the endpoint does not matter.
  const endpoint: NonNullable<Filter['vocabulary']> = vocabulary ?? getProvinces;
  const { data, isLoading, error, retry } = useQuery(endpoint, vocabulary ? undefined : null);
  const options = useMemo(
    () => known?.map(([value, text]) => ({ value, label: words[text] })) ?? optionsOf(data ?? []),
    [known, words, data],
  );
  return { options, isLoading, error: data === undefined ? error : undefined, retry };
}

/** A branch is followed by its leaves, whose names begin with its own. */
function optionsOf(rows: readonly VocabularyRow[], before = ''): SelectOption[] {
  return rows.flatMap(({ id, name, title, children }) => {
    const label = before + String(name ?? title);
    return [{ value: id, label }, ...optionsOf(Array.isArray(children) ? children : [], `${label} · `)];
  });
}

/** The value of a filter by region, such as `42.4201.420102`, as a path of ids. */
export const parseRegions = (value: string): RegionPath => value.split('.').filter(Boolean);
export const formatRegions = (path: RegionPath): string => path.join('.');
