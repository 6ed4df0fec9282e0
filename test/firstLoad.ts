/** The part of Vite's manifest that is used here. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Lists the scripts that a page names itself, to run or to preload. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*rel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

/**
 * Returns the JavaScript files of a first load: the given scripts and source modules with all their static imports,
 * each once. Throws for a module that the build does not contain.
 */
export function chunksOf(
  manifest: Manifest,
  scripts: readonly string[],
  modules: readonly string[],
): string[] {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest of the build has no ${key}`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const script of scripts) add(keys.get(script) ?? script);
  for (const module of modules) add(module);
  return [...files];
}
