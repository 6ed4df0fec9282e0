import type { Page, Request } from 'playwright';
import { matchRoute } from '#host/app/routing/match-route.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';
import { patience } from '../patience.ts';
import { follow } from './walk.ts';

/** How a page is reached: its address, and the links and buttons that are clicked on the way. */
export interface Way {
  address: string;
  clicks: readonly string[];
}

export type Ways = Map<PageName, Way>;

interface Exit {
  label: string;
  address: string;
}

declare global {
  interface Window {
    /** The number of requests of the page that are under way, scripts too; `countRequests` answers. */
    requestsUnderWay(): Promise<number>;
  }
}

/** Links and menus are complete once all requests of a page are answered; a menu's code is requested as it opens. */
export async function countRequests(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.exposeFunction('requestsUnderWay', () => underWay.size);
}

interface Crawl {
  /** The pages that the visitor may open. */
  wanted: ReadonlySet<PageName>;
  /** The ways that are known already, to pages whose links are known too. */
  known: Ways;
  /** The ways that are known to pages that nobody has opened yet. */
  ahead: Ways;
}

export interface Crawled {
  ways: Ways;
  /** The ways to pages that the visitor may not open. */
  beyond: Ways;
}

/**
 * Crawls from home over the links, one page of each route, the nearest first; then, until all wanted pages are found, over
 * the menus and other buttons of these pages.
 */
export async function crawl(page: Page, { wanted, known, ahead }: Crawl): Promise<Crawled> {
  const ways: Ways = new Map(known);
  const beyond: Ways = new Map();
  const opened: Way[] = [{ address: '/index', clicks: [] }];
  const note = ({ label, address }: Exit, clicks: Way['clicks']): void => {
    const url = new URL(address, 'http://portal');
    const matched = matchRoute(url.pathname, url.searchParams);
    if ('redirect' in matched) {
      if (matched.redirect !== '/404') note({ label, address: matched.redirect + url.search }, clicks);
      return;
    }
    const { name } = matched.to;
    if (ways.has(name) || beyond.has(name)) return;
    const way = { address, clicks: [...clicks, label] };
    (wanted.has(name) ? ways : beyond).set(name, way);
    if (wanted.has(name)) opened.push(way);
  };
  const isComplete = () => [...wanted].every((name) => ways.has(name));
  for (const [name, way] of ahead) {
    if (!wanted.has(name)) continue;
    ways.set(name, way);
    opened.push(way);
  }

  let read = 0;
  const followLinks = async () => {
    for (let way = opened[read]; way && !isComplete(); way = opened[(read += 1)]) {
      await follow(page, way.address);
      for (const exit of await page.evaluate(exitsOfPage, { presses: false, patience }))
        note(exit, way.clicks);
    }
  };
  await followLinks();
  for (let next = 0; next < opened.length && !isComplete(); next++) {
    const way = opened[next];
    if (!way) break;
    await follow(page, way.address);
    for (const exit of await page.evaluate(exitsOfPage, { presses: true, patience })) note(exit, way.clicks);
    await followLinks();
  }
  return { ways, beyond };
}

/** Runs in the page: its links, and where its forms of search, menus and other buttons lead. */
async function exitsOfPage({ presses, patience }: { presses: boolean; patience: number }): Promise<Exit[]> {
  const exits = new Map<string, Exit>();
  /** Rows have the same buttons; those of the first ones are pressed. */
  const samePresses = 3;
  const pressed = new Map<string, number>();
  const waits = '.portal-skeleton, [aria-busy="true"]';
  const isInView = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight;

  /** Waits until nothing loads. A part out of view may load only when it comes into view. */
  const settle = async () => {
    const end = Date.now() + patience;
    for (let quiet = 0; quiet < 3;) {
      const requests = await window.requestsUnderWay();
      const waiting = [...document.querySelectorAll(waits)].filter(isInView);
      quiet = requests + waiting.length > 0 ? 0 : quiet + 1;
      if (Date.now() > end)
        throw new Error(`${location.href} is still loading: ${requests} requests, ${waiting.length} parts`);
    }
  };
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const note = (label: string, address: string) => {
    const { origin, pathname, search } = new URL(address, location.href);
    const path = pathname + search;
    if (origin === location.origin && !exits.has(path)) exits.set(path, { label, address: path });
  };
  const noteLinks = (before = '') => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.checkVisibility()) note(before + labelOf(link), link.href);
    }
  };
  await settle();
  noteLinks();
  if (!presses) return [...exits.values()];

  // The page must stay while its buttons are pressed.
  let button = '';
  const { pushState, replaceState } = history;
  const { open } = window;
  const stay = (_state: unknown, _title: string, url?: string | URL | null) => {
    if (url) note(button, String(url));
  };
  Object.assign(history, { pushState: stay, replaceState: stay });
  Object.assign(window, { open: (url: string) => (note(button, url), null) });

  for (const form of document.querySelectorAll<HTMLFormElement>('form[role="search"]')) {
    const field = form.querySelector('input');
    if (!field || !form.checkVisibility()) continue;
    button = labelOf(form);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '教学');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
    await settle();
  }
  const known = new Set<Element>();
  const kindOf = (one: Element) =>
    labelOf(one)
      .replace(/“[^”]*”/g, '')
      .split(/[：\d\s]/)[0] ?? '';
  const isNew = (one: HTMLButtonElement) =>
    one.type !== 'submit' &&
    !known.has(one) &&
    one.checkVisibility() &&
    (pressed.get(kindOf(one)) ?? 0) < samePresses;
  for (;;) {
    const next = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].find(isNew);
    if (!next) break;
    button = labelOf(next);
    known.add(next);
    pressed.set(kindOf(next), (pressed.get(kindOf(next)) ?? 0) + 1);
    next.click();
    await settle();
    noteLinks(`${button} › `);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(escape);
  }
  Object.assign(window, { open });
  Object.assign(history, { pushState, replaceState });
  return [...exits.values()];
}
