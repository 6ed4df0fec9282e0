import { useMemo } from 'react';
import { getRegions } from '../../../../src/api/register.ts';
import { getProvinces } from '../../../../src/api/taxonomy.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { MissingSettingError } from '../../../../src/http/errors.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import type { SelectOption } from '../../../../src/ui/Select.tsx';
import type { Filter, VocabularyRow } from './filters.ts';
import { listTexts } from './texts.ts';

/** Returns the options of a filter: those that the server names, or those that the portal itself knows. */
export function useFilterOptions({ vocabulary, known }: Filter) {
  const words = useTexts(listTexts);
  // Without a vocabulary nothing is sent, so that the endpoint does not matter.
  const endpoint: NonNullable<Filter['vocabulary']> = vocabulary ?? getProvinces;
  const query = useQuery(endpoint, vocabulary ? undefined : null);
  const { data, isLoading, error, retry } = query;
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

/** Province, city and county of a path such as `42.4201.420102`; each level loads when the one above it is chosen. */
export function useRegionPath(path: string) {
  const [province = '', city = '', county = ''] = path.split('.');
  const provinces = useQuery(getRegions, {});
  const cities = useQuery(getRegions, province ? { parentId: province } : null);
  const counties = useQuery(getRegions, city ? { parentId: city } : null);
  const levels = [
    { value: province, regions: provinces.data },
    { value: city, regions: cities.data },
    { value: county, regions: counties.data },
  ] as const;
  const broken = [provinces, cities, counties].find(({ error, data }) => error && !data);
  return {
    levels,
    /** The name of the last region that is chosen. */
    name: levels
      .map(({ value, regions }) => regions?.find(({ id }) => id === value)?.name)
      .filter(Boolean)
      .at(-1),
    /** The secret that signs these requests is not configured, so that there are no regions to choose from. */
    isMissing: broken?.error instanceof MissingSettingError,
    retry: broken?.retry,
    /** The path with another choice at a level; what is below it goes. */
    pathWith: (level: number, id: string) =>
      [province, city, county].slice(0, level).concat(id).filter(Boolean).join('.'),
  };
}
