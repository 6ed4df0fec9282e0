import { regions } from './roster.ts';

const counties = regions.filter(({ id }) => id.length === 6);

/** Whether a project is offered in a region or in one below it; each project belongs to one county. */
export function isInRegion(projectId: string, regionId: string): boolean {
  const county = counties[Number(projectId) % counties.length];
  return county?.id.startsWith(regionId) ?? false;
}
