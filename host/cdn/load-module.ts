const started = new Set<string>();

/** In milliseconds: long enough for a connection that broke for a moment, and hardly noticed. */
const RETRY_PAUSE_MS = 1000;

/** Loads a module whose files have these URLs, and repeats the load once if it fails. */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  urls: readonly string[],
): Promise<Module> {
  preload(urls);
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return load();
  }
}

/** Starts all files at once, so that none waits until another that imports it has arrived. */
function preload(urls: readonly string[]): void {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  for (const href of urls) {
    if (started.has(href)) continue;
    started.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', nonce });
    document.head.append(link);
  }
}
