import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { elementEntries } from './chunk-map.ts';

/**
 * Each group has the modules that all of its elements import and that no earlier group has; modules of no group are
 * chunked by the bundler. A page with one bell loads the loader, `floor` and `bell`. The others save a dozen files of a
 * few hundred bytes, each of which costs a first load more than its bytes.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  floor: ['portal-bell', 'portal-feedback'],
  bell: ['portal-bell'],
  frame: ['portal-footer', 'portal-header'],
  avatar: ['portal-avatar', 'portal-header', 'portal-sidebar'],
  login: ['portal-header', 'portal-sidebar', 'portal-sign-card'],
  account: ['portal-header', 'portal-sidebar'],
};

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const entries = elementEntries();
  return Object.entries(groups).map(([name, tags], index, all) => {
    const imported = tags.map((tag) => importsOf(entries[tag] ?? ''));
    return {
      name: (id, context) => (imported.every((by) => by(context).has(id)) ? name : null),
      debugName: name,
      priority: all.length - index,
      includeDependenciesRecursively: false,
    };
  });
}

/** Its index imports every icon there is, so the walk stops there. */
const icons = /[\\/]lucide-react[\\/]/;
/** All elements reach it by way of their icons. */
const iconFactory = fileURLToPath(new URL('slim/lucide.ts', import.meta.url));

/** All modules that an entry imports statically, directly or not; once per build. */
function importsOf(entry: string) {
  const known = new WeakMap<Rolldown.ChunkingContext, Set<string>>();
  return (context: Rolldown.ChunkingContext): Set<string> => {
    const modules = known.get(context) ?? new Set([entry, iconFactory]);
    if (known.has(context)) return modules;
    known.set(context, modules);
    // Iterating a set includes entries that are added on the way.
    for (const id of modules) {
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
        if (!icons.test(imported)) modules.add(imported);
      }
    }
    return modules;
  };
}
