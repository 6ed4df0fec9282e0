import type { Page } from 'playwright';

/** What can be seen of a page from outside of our elements. */
export type Facts = Record<string, unknown>;

interface Watch {
  /** What the page was like before the first script that is not its own. */
  before: Facts;
  facts: () => Facts;
  /** The globals and the members of the platform's classes that are not what they were before any script. */
  changes: () => string[];
  violations: string[];
}

const watchKey = 'test.watch';

/** Runs in the page before all of its scripts, and so must bring all that it needs. */
export function watchPage(): void {
  // By these symbols, and by nothing else, several copies of ours find each other on a page, and several of Radix's.
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
  // Before the deferred scripts, of which ours is one.
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

/** What has changed in a page since before its scripts. */
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
