/** Tells the test by `canaryHeard(place, at, text)` of everything that a page does and nobody sees from outside. */
export function listenInPage(): void {
  const marked = window as Window & {
    canaryHeard?: (place: string, at: string, text: string) => Promise<void>;
    hasCanaryEars?: boolean;
  };
  if (marked.hasCanaryEars) return;
  marked.hasCanaryEars = true;

  /** All texts in a value, also in what JSON leaves out of errors, maps and requests. */
  const textOf = (value: unknown, depth = 0, seen = new Set<unknown>()): string => {
    if (typeof value === 'function' || value === undefined || value === null) return '';
    if (typeof value !== 'object') return String(value);
    if (seen.has(value) || depth > 6 || value instanceof Node || value === window) return '';
    seen.add(value);
    if (value instanceof Map || value instanceof Set)
      return [...value.entries()].map((one) => textOf(one, depth + 1, seen)).join('\n');
    const names = value instanceof Error ? ['message', 'stack', 'cause'] : [];
    const fields = [...new Set([...Object.keys(value), ...names])];
    return fields.map((name) => `${name}: ${textOf(Reflect.get(value, name), depth + 1, seen)}`).join('\n');
  };
  const tell = (place: string, at: string, value: unknown) => {
    try {
      void marked.canaryHeard?.(place, at, textOf(value))?.catch(() => {});
    } catch {
      // A window that is being left hears nothing any more.
    }
  };

  /** Calls `hear` before the method does its work. */
  const overhear = (owner: object, name: string, hear: (target: unknown, given: unknown[]) => void) => {
    const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, function heard(this: unknown, ...given: unknown[]) {
      hear(this, given);
      return Reflect.apply(original, this, given);
    });
  };

  overhear(EventTarget.prototype, 'dispatchEvent', (_, [event]) => {
    if (event instanceof CustomEvent) tell('event', event.type, event.detail);
  });
  for (const name of ['pushState', 'replaceState'])
    overhear(History.prototype, name, (_, [state, , url]) => tell('history', name, [state, url]));
  overhear(BroadcastChannel.prototype, 'postMessage', (channel, given) =>
    tell('message', `channel ${(channel as BroadcastChannel).name}`, given),
  );
  overhear(window, 'postMessage', (_, [data]) => tell('message', 'window', data));
  if (navigator.clipboard)
    overhear(Clipboard.prototype, 'writeText', (_, given) => tell('clipboard', 'text', given));

  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group', 'assert'])
    overhear(console, name, (_, given) => tell('console', name, given));
  const { blob } = Response.prototype;
  Response.prototype.blob = async function read(this: Response) {
    const body = await blob.call(this);
    if (/json/.test(body.type)) void body.text().then((text) => tell('answer', this.url, text));
    return body;
  };
  overhear(URL, 'createObjectURL', (_, [blob]) => {
    if (!(blob instanceof Blob) || /^(video|audio)/.test(blob.type)) return;
    void blob.text().then((text) => tell('file', blob.type, text));
  });
  // The markup from which a picture is drawn, e.g. the screenshot of a ticket.
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, url: string) {
      if (url.startsWith('data:image/svg')) tell('drawing', 'data:image/svg+xml', url);
      source?.set?.call(this, url);
    },
  });
}

export interface Kept {
  place: 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage' | 'DOM' | 'field' | 'history';
  at: string;
  text: string;
}

/** Returns everything that a page keeps, and shows just now. */
export async function keptInPage(): Promise<Kept[]> {
  const kept: Kept[] = [];
  const store = (place: Kept['place'], storage: Storage) => {
    for (const [name, text] of Object.entries(storage))
      kept.push({ place, at: name, text: `${name}=${String(text)}` });
  };
  store('local storage', localStorage);
  store('session storage', sessionStorage);
  kept.push({ place: 'history', at: 'state', text: JSON.stringify(history.state) });
  kept.push({ place: 'history', at: 'referrer', text: document.referrer });
  kept.push({ place: 'session storage', at: 'window.name', text: window.name });

  /** A document or shadow root as its markup, with the roots within it. */
  const markup = (root: Document | ShadowRoot): string => {
    const own = root instanceof Document ? root.documentElement.outerHTML : root.innerHTML;
    const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [markup(shadowRoot)] : [],
    );
    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      if (field.type === 'file' || !field.value) continue;
      const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
      kept.push({ place: 'field', at: `${field.type} ${name}`, text: field.value });
    }
    return [own, ...inner].join('\n');
  };
  kept.push({ place: 'DOM', at: location.pathname, text: markup(document) });

  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
    });
    for (const storeName of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(storeName).objectStore(storeName).getAll();
        reading.addEventListener('success', () => resolve(reading.result as unknown[]));
        reading.addEventListener('error', () => reject(reading.error ?? new Error(storeName)));
      });
      kept.push({ place: 'IndexedDB', at: `${name}/${storeName}`, text: JSON.stringify(rows) });
    }
    database.close();
  }
  // Only a secure page has it.
  for (const name of globalThis.caches ? await caches.keys() : []) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? '';
      kept.push({ place: 'cache storage', at: name, text: `${request.url}\n${text}` });
    }
  }
  return kept;
}
