/**
 * Replaces Vite's helper of the same name: starts all files of a dynamic import at once, so that none waits until another
 * that imports it has arrived.
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = document.baseURI,
): Promise<Module> {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  for (const file of files) {
    const { href } = new URL(file, importer);
    if (started.has(href)) continue;
    started.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', nonce });
    document.head.append(link);
  }
  return load();
}

const started = new Set<string>();
