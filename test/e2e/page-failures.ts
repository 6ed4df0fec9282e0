import type { Route } from 'playwright';

/** A way in which the calls of a page fail. */
export interface PageFailure {
  name: string;
  /** `data`: what the call is answered otherwise. */
  meet(route: Route, data: unknown): Promise<void>;
}

const DAY_MS = 86_400_000;

const html = { contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

const failures: readonly PageFailure[] = [
  { name: 'HTTP 500', meet: (route) => route.fulfill({ status: 500 }) },
  { name: 'a dropped connection', meet: (route) => route.abort('connectionfailed') },
  { name: 'HTTP 502 with HTML', meet: (route) => route.fulfill({ status: 502, ...html }) },
  { name: 'HTTP 200 with HTML', meet: (route) => route.fulfill({ status: 200, ...html }) },
  {
    name: 'a wrong shape',
    meet: (route, data) =>
      route.fulfill({ json: { code: 200, data: typeof data === 'string' ? 1 : 'none' } }),
  },
  { name: 'HTTP 403', meet: (route) => route.fulfill({ status: 403, json: { code: 403, msg: '无权查看' } }) },
];

/**
 * The failures that a page meets, the `index`-th of a walk: one each, another one every day. `FAULTS=all`: all of them;
 * `FAULTS=2026-11-23`: those of that day.
 */
export function failuresOf(index: number): readonly PageFailure[] {
  const { FAULTS = '' } = process.env;
  if (FAULTS === 'all') return failures;
  const day = Math.floor((Date.parse(FAULTS) || Date.now()) / DAY_MS);
  return failures.filter((_, place) => place === (day + index) % failures.length);
}
