import { setLoaderUrl } from './script-tag.ts';

/** The code of each element, by its tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** Loads the code of every tag in the page, also of tags added later. `codes`: by tag, the argument of `load`. */
export function autoload<Code>(
  loaderUrl: string,
  codes: Readonly<Record<string, Code>>,
  load: (code: Code) => Promise<unknown>,
): void {
  setLoaderUrl(loaderUrl);
  const loaded = new Set<string>();

  function loadUndefined() {
    for (const { localName } of document.querySelectorAll(':not(:defined)')) {
      const code = codes[localName];
      if (!code || loaded.has(localName)) continue;
      loaded.add(localName);
      load(code).catch((error: unknown) => {
        // Retried when the tag is next seen, and when the browser is online again.
        loaded.delete(localName);
        reportError(error);
      });
    }
  }

  loadUndefined();
  if (loaded.size > 0) warmUpStorage();
  new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) loadUndefined();
  }).observe(document, { childList: true, subtree: true });
  addEventListener('online', loadUndefined);
}

/** The first access to localStorage is slow, and the first paint waits for it: do it while the code is loading. */
function warmUpStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    // Storage is forbidden, so nothing will read it.
  }
}
