import { useState } from 'react';
import { getRegions } from '../../api/register.ts';
import { MissingSettingError } from '../../http/errors.ts';
import { useQuery } from '../queries/useQuery.ts';

/** Ids of a province, a city and a county, as far as they are chosen. */
export type RegionPath = readonly string[];

/** Province, city and county of a path; each level loads when the one above it is chosen. */
export function useRegions(path: RegionPath) {
  const [province = '', city = '', county = ''] = path;
  const provinces = useQuery(getRegions, {});
  const cities = useQuery(getRegions, province ? { parentId: province } : null);
  const counties = useQuery(getRegions, city ? { parentId: city } : null);
  const broken = [provinces, cities, counties].find(({ error, data }) => error && !data);
  return {
    levels: [
      { name: 'province', value: province, regions: provinces.data },
      { name: 'city', value: city, regions: cities.data },
      { name: 'county', value: county, regions: counties.data },
    ] as const,
    /** The secret that signs these requests is not configured, so that there are no regions to choose from. */
    isMissing: broken?.error instanceof MissingSettingError,
    /** Undefined unless a level failed to load. */
    retry: broken?.retry,
  };
}

/** Regions with a path of their own; `onChoose` gets the id of the last one chosen, or '' for none. */
export function useRegionChoice(onChoose: (regionId: string) => void) {
  const [path, setPath] = useState<RegionPath>([]);
  const choose = (chosen: RegionPath) => {
    setPath(chosen);
    onChoose(chosen.at(-1) ?? '');
  };
  return { ...useRegions(path), choose };
}
