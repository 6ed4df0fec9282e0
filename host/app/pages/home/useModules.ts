import { useMemo } from 'react';
import { getHomeModules } from '#src/api/home.ts';
import { getModules } from '#src/api/org.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { sectionOf, sections, type Section } from './sections.ts';

interface HomeModule {
  section: Section;
  /** The organisation's own name for the section; if empty, the default title is shown. */
  name: string;
}

/** The sections that show an area of the portal, which an organisation can switch off. */
const areas: readonly string[] = ['activity', 'project', 'live', 'studio', 'course'];

/** Returns the sections in the organisation's order; if it has chosen none, those of the areas it has switched on. */
export function useModules(): { modules: readonly HomeModule[]; isSettled: boolean } {
  const { data, isLoading } = useQuery(getHomeModules, undefined);
  const chosen = useMemo(() => {
    const found = new Map<Section, HomeModule>();
    for (const { code, name } of data ?? []) {
      const section = sectionOf(code);
      if (section && !found.has(section)) found.set(section, { section, name });
    }
    return [...found.values()];
  }, [data]);
  const hasNone = !isLoading && chosen.length === 0;
  const { data: switchedOn, isLoading: areAreasLoading } = useQuery(getModules, hasNone ? undefined : null);
  const modules = useMemo(() => {
    if (chosen.length > 0) return chosen;
    const isOn = ({ code }: Section) =>
      !switchedOn?.length ||
      !areas.includes(code) ||
      switchedOn.some(({ moduleCode }) => moduleCode === code);
    return sections.filter(isOn).map((section) => ({ section, name: '' }));
  }, [chosen, switchedOn]);
  return { modules, isSettled: !isLoading && !areAreasLoading };
}
