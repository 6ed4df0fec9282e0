import { preloadModules, retryOnce } from './module-loading.ts';

/**
 * Replaces Vite's helper of the same name: preloads the files of a dynamic import, and repeats an import that has failed
 * once.
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = document.baseURI,
): Promise<Module> {
  preloadModules(files.map((file) => new URL(file, importer).href));
  return retryOnce(load);
}
