import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../server/paths.ts';

/** The names of the chunk files, and for each tag the indices of those that it needs, its entry last. */
export type ChunkMap = readonly [files: readonly string[], tags: Readonly<Record<string, readonly number[]>>];

/** One entry per element, by its tag: each folder of `widgets` that has an `element.ts`. */
export function elementEntries(): Record<string, string> {
  const folders = readdirSync(`${root}widgets`)
    .map((name) => [`portal-${name}`, `${root}widgets/${name}/element.ts`])
    .filter(([, file = '']) => existsSync(file));
  return Object.fromEntries(folders);
}

/** The map that the loader needs: which files a tag is made of, its entry last. */
export function chunkMap(bundle: Rolldown.OutputBundle): ChunkMap {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const closures = entries.map((entry) => ({
    tag: entry.name,
    needed: staticImports(entry.fileName, bundle),
  }));
  const files = [...new Set(closures.flatMap(({ needed }) => needed))];
  const tags = closures.map(({ tag, needed }) => [tag, needed.map((file) => files.indexOf(file))]);
  return [files.map((file) => basename(file, '.js')), Object.fromEntries(tags)];
}

/** All files that a chunk imports statically, and then the chunk. */
function staticImports(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((imported) => staticImports(imported, bundle, seen)), file];
}
