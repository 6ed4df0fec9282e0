import { onReconnect } from '../ui/loading/on-reconnect.ts';
import { ChunkLoadError, logOnce, raisePortalError } from '../ui/states/portal-error.ts';
import { createFailureMessage } from './failure-message.ts';

export interface Autoloader {
  /** Loads the code of every tag in a document, element or shadow root, also of tags added later. */
  observe(root: ParentNode & Node): void;
  /** Loads the code of tags that the page need not contain yet; resolves when they are defined. */
  define(...tags: string[]): Promise<void>;
}

/** `codes`: by tag, the argument of `load`. A load that fails is repeated when the browser is online again. */
export function createAutoloader<Code>(
  codes: Readonly<Record<string, Code>>,
  load: (code: Code) => Promise<unknown>,
): Autoloader {
  const loads = new Map<string, Promise<unknown>>();
  /** The elements whose code did not come, with the message in them. */
  const failures = new Map<Element, Element>();

  async function loadTag(tag: string) {
    const code = codes[tag];
    if (!code) throw new TypeError(`There is no <${tag}>.`);
    if (!loads.has(tag)) loads.set(tag, load(code));
    try {
      await loads.get(tag);
    } catch (cause) {
      loads.delete(tag);
      throw new ChunkLoadError(cause);
    }
  }

  function loadElement(host: Element) {
    loadTag(host.localName).then(
      () => {
        for (const [failed, message] of failures) {
          if (failed.localName !== host.localName) continue;
          message.remove();
          failures.delete(failed);
        }
      },
      (error: unknown) => {
        if (failures.has(host)) return;
        raisePortalError(host, error);
        logOnce(error);
        const message = createFailureMessage(host, retry);
        host.append(message);
        failures.set(host, message);
      },
    );
  }

  const retry = () => [...failures.keys()].forEach(loadElement);

  function loadWithin(root: ParentNode) {
    for (const host of root.querySelectorAll(':not(:defined)')) {
      if (codes[host.localName]) loadElement(host);
    }
  }

  const observer = new MutationObserver((records) => {
    // Adding several children to one parent makes several records.
    const parents = records.flatMap(({ addedNodes, target }) => (addedNodes.length > 0 ? [target] : []));
    for (const parent of new Set(parents)) loadWithin(parent as Element);
  });
  onReconnect(retry);

  return {
    observe(root) {
      loadWithin(root);
      if (loads.size > 0) warmUpStorage();
      observer.observe(root, { childList: true, subtree: true });
    },
    async define(...tags) {
      await Promise.all(tags.map(loadTag));
    },
  };
}

/** The first access to localStorage is slow, and the first paint waits for it: do it while the code is loading. */
function warmUpStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    // Storage is forbidden, so nothing will read it.
  }
}
