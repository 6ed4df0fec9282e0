import { useMemo } from 'react';
import { getHomeModules } from '../../../../src/api/home.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { sectionOf, sections, type Section } from './sections.ts';

export interface HomeModule {
  section: Section;
  /** The organisation's own name for the section; if empty, the default title is shown. */
  name: string;
}

const all: readonly HomeModule[] = sections.map((section) => ({ section, name: '' }));

/** Returns the sections in the organisation's order; all sections if it has chosen none. */
export function useModules(): { modules: readonly HomeModule[]; isSettled: boolean } {
  const { data, isLoading } = useQuery(getHomeModules, undefined);
  const modules = useMemo(() => {
    const chosen = new Map<Section, HomeModule>();
    for (const { code, name } of data ?? []) {
      const section = sectionOf(code);
      if (section && !chosen.has(section)) chosen.set(section, { section, name });
    }
    return chosen.size > 0 ? [...chosen.values()] : all;
  }, [data]);
  return { modules, isSettled: !isLoading };
}
