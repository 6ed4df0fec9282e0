import { useState } from 'react';
import { getRegions } from '../api/register.ts';
import { MissingSettingError } from '../http/errors.ts';
import { useQuery } from './useQuery.ts';

/** Province, city and county, each loaded when the one above it is chosen; `onChoose` gets the id of the last one chosen. */
export function useRegions(onChoose: (regionId: string) => void) {
  const [path, setPath] = useState<readonly string[]>([]);
  const [province = '', city = '', county = ''] = path;
  const provinces = useQuery(getRegions, {});
  const cities = useQuery(getRegions, province ? { parentId: province } : null);
  const counties = useQuery(getRegions, city ? { parentId: city } : null);
  const broken = [provinces, cities, counties].find(({ error }) => error);
  return {
    levels: [
      { name: 'province', value: province, regions: provinces.data },
      { name: 'city', value: city, regions: cities.data },
      { name: 'county', value: county, regions: counties.data },
    ] as const,
    /** The secret that signs these requests is not configured. */
    isMissing: broken?.error instanceof MissingSettingError,
    failed: broken !== undefined,
    retry: () => broken?.retry(),
    choose(level: number, id: string) {
      const chosen = [...path.slice(0, level), id].filter(Boolean);
      setPath(chosen);
      onChoose(chosen.at(-1) ?? '');
    },
  };
}
