import { loadModule } from './load-module.ts';

/** Replaces Vite's helper of the same name, by which every dynamic import of a chunk loads. */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = document.baseURI,
): Promise<Module> {
  return loadModule(
    load,
    files.map((file) => new URL(file, importer).href),
  );
}
