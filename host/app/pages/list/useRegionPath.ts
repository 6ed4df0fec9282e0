import { getRegions } from '../../../../src/api/register.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { MissingSettingError } from '../../../../src/http/errors.ts';

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
