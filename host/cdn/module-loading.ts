const started = new Set<string>();

/** Starts modules at once, so that none waits until another that imports it has arrived. */
export function preloadModules(urls: readonly string[]): void {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  for (const href of urls) {
    if (started.has(href)) continue;
    started.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', nonce });
    document.head.append(link);
  }
}

/** In milliseconds: long enough for a connection that broke for a moment, and hardly noticed. */
const RETRY_PAUSE_MS = 1000;

/** Repeats a load that has failed, once. */
export async function retryOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return load();
  }
}
