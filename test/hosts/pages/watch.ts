import type { Page } from 'playwright';

/** The state of a page that is observable outside of our elements. */
export type Facts = Record<string, unknown>;

interface Watch {
  /** The state of the page before the first script that is not its own. */
  before: Facts;
  facts: () => Facts;
  /** Lists the globals and the members of built-in classes that differ from before any script. */
  changes: () => string[];
  violations: string[];
}

const watchKey = 'test.watch';

/** Runs in the page before all of its scripts, so it cannot use imports or outer variables. */
export function watchPage(): void {
  // Copies of our code find each other on a page by these symbols alone, and so do copies of Radix.
  const isKnown = (name: PropertyKey) => /^Symbol\((?:portal\.[\w-]+\/\d|radix-ui)\)$/.test(String(name));
  const describe = (owner: object) =>
    new Map(Reflect.ownKeys(owner).map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)]));
  const ownerOf = (path: string) =>
    path.split('.').reduce<object>((owner, name) => Reflect.get(owner, name) as object, window);
  const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor) =>
    Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;
  const outline = (element: Element) => (element.cloneNode() as Element).outerHTML;

  const members = new Map<string, ReturnType<typeof describe>>();
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function') continue;
    members.set(name, describe(value));
    const prototype: unknown = Reflect.get(value, 'prototype');
    if (typeof prototype === 'object' && prototype) members.set(`${name}.prototype`, describe(prototype));
  }

  const watch: Watch = {
    before: {},
    violations: [],
    changes() {
      const changes = Reflect.ownKeys(window)
        .filter((name) => !globals.has(name) && !isKnown(name))
        .map((name) => `window ${String(name)}`);
      for (const [path, former] of members) {
        const now = describe(ownerOf(path));
        for (const name of new Set([...former.keys(), ...now.keys()])) {
          if (!isSame(former.get(name), now.get(name))) changes.push(`${path} ${String(name)}`);
        }
      }
      return changes;
    },
    facts: () => ({
      html: outline(document.documentElement),
      body: outline(document.body),
      head: [...document.head.children].filter((one) => !one.matches('[rel=modulepreload]')).map(outline),
      adopted: document.adoptedStyleSheets.length,
      sheets: document.styleSheets.length,
      title: document.title,
      history: [history.length, JSON.stringify(history.state), history.scrollRestoration],
      location: location.href,
      own: Reflect.ownKeys(document)
        .filter((name) => !isKnown(name))
        .map(String),
    }),
  };
  Object.defineProperty(window, Symbol.for('test.watch'), { value: watch });
  const globals = new Set(Reflect.ownKeys(window));

  document.addEventListener('securitypolicyviolation', (event) => {
    watch.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
  });
  // Runs before the deferred scripts, which include ours.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') watch.before = watch.facts();
  });
}

export interface Seen {
  before: Facts;
  after: Facts;
  changes: string[];
  violations: string[];
}

/** Returns the changes to a page since before its scripts. */
export async function seenOf(page: Page): Promise<Seen> {
  return page.evaluate((name) => {
    const watch = Reflect.get(window, Symbol.for(name)) as Watch;
    return {
      before: watch.before,
      after: watch.facts(),
      changes: watch.changes(),
      violations: watch.violations,
    };
  }, watchKey);
}
