import { setLoaderUrl } from './loader-url.ts';

/** The code of each element, by its tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Gives life to the tags that are there and to those that come later; the first of them makes the page's portal. `codes`:
 * by tag, what `load` loads.
 */
export function autoload<Code>(
  moduleAddress: string,
  codes: Readonly<Record<string, Code>>,
  load: (code: Code) => Promise<unknown>,
): void {
  setLoaderUrl(moduleAddress);
  const loaded = new Set<string>();

  function look() {
    for (const { localName } of document.querySelectorAll(':not(:defined)')) {
      const code = codes[localName];
      if (!code || loaded.has(localName)) continue;
      loaded.add(localName);
      load(code).catch((error: unknown) => {
        // Asked for again when the tag is seen the next time.
        loaded.delete(localName);
        reportError(error);
      });
    }
  }

  look();
  if (loaded.size > 0) wakeStorage();
  new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) look();
  }).observe(document, { childList: true, subtree: true });
}

/** The first look into it is slow, and the elements' first paint waits for what it has: better while their code travels. */
function wakeStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    // Forbidden; then nobody reads it.
  }
}
