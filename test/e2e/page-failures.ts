import type { Route } from 'playwright';
import { isDue } from '../cases.ts';

/** A way in which the calls of a page fail. */
export interface PageFailure {
  name: string;
  /** `data`: what the call is answered otherwise. */
  meet(route: Route, data: unknown): Promise<void>;
}

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

/** The failures that a page meets, the `index`-th of a walk: one each, another one every day. */
export const failuresOf = (index: number): readonly PageFailure[] =>
  failures.filter((_, place) => isDue(place + index, failures.length));
