import { expect, it } from 'vitest';
import { isShownName } from '#src/rules/shown-names.ts';

/** They carry a log-in, or are typed by whoever sends the link: never shown. */
const secretNames = ['token', 'key', 'code', 'state', 'code_challenge'];

it('every parameter that a page reads is known to be harmless, or to be a secret', () => {
  const files = import.meta.glob<string>(['#host/app/**/*.{ts,tsx}', '#widgets/**/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const read = Object.values(files).flatMap((source) =>
    [
      ...source.matchAll(/(?:query|params|searchParams|QueryParams\(\))\??\.(?:get|has|set)\('([^']+)'/gi),
    ].map(([, found]) => found ?? ''),
  );
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((one) => !isShownName(one) && !secretNames.includes(one))).toEqual([]);
  expect(secretNames.filter(isShownName)).toEqual([]);
});
