import { preloadModules, retryOnce } from './module-loading.ts';

/** The names of the chunk files, and for each tag the indices of those that it needs, its entry last. */
export type ChunkMap = readonly [files: readonly string[], tags: Readonly<Record<string, readonly number[]>>];

/** Starts all files of a tag at once, so that none waits until another that imports it has arrived. */
export function loadChunks(folder: URL, files: readonly string[]): Promise<unknown> {
  const urls = files.map((file) => new URL(`${file}.js`, folder).href);
  preloadModules(urls);
  return retryOnce(() => import(/* @vite-ignore */ urls.at(-1) ?? ''));
}
