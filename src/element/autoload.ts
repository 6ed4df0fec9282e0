import { leaveScript } from './left-script.ts';

/** The code of each element, by its tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** Gives life to the tags that are there and to those that come later; the first of them makes the page's portal. */
export function autoload(moduleAddress: string, loaders: ElementLoaders): void {
  leaveScript(moduleAddress);
  const loaded = new Set<string>();

  function load() {
    for (const [tag, loader] of Object.entries(loaders)) {
      if (loaded.has(tag) || !document.querySelector(tag)) continue;
      loaded.add(tag);
      loader().catch((error: unknown) => {
        // Asked for again when the tag is seen the next time.
        loaded.delete(tag);
        reportError(error);
      });
    }
  }

  load();
  if (loaded.size > 0) wakeStorage();
  new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) load();
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
