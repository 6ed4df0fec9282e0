const year = 31_536_000;
const immutable = `public, max-age=${year}, immutable`;
export const revalidated = 'no-cache';

/** How long a path's file is cached: the first pattern that matches. nginx takes them as they are. */
export const cachingByPath: readonly (readonly [pattern: string, caching: string])[] = [
  ['^/assets/', immutable],
  // The folder of a version.
  ['^/cdn/[0-9]+[.][0-9]+[.][0-9]+[^/]*/', immutable],
];

const rules = cachingByPath.map(([pattern, caching]) => ({ pattern: new RegExp(pattern), caching }));

export const cachingOf = (path: string): string =>
  rules.find(({ pattern }) => pattern.test(path))?.caching ?? revalidated;
