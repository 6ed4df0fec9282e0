/** Starts a module's files together with it, so that none waits for another that imports it. In the place of Vite's own helper. */
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
