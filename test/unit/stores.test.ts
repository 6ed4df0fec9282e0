// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = ['src', 'widgets', 'host/app']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
      `${room}/${path}`.replaceAll('\\', '/'),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path));

const holding = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(path, 'utf8'))).toSorted();

test('what exists once per portal or per object is kept by perPortal or weakMemoize', () => {
  expect(holding(/new WeakMap\b/)).toEqual(['src/rules/weak-memoize.ts', 'src/session/per-portal.ts']);
});

test('a store is a valtio proxy; sets of listeners have only events, and what says why it has one', () => {
  const listenerSet = /new Set<[^;]*?(?:=> void|Listener|Subscriber)|\bSet<\(\) => void>/;
  expect(holding(listenerSet)).toEqual([
    'src/data/notifications/poll.ts',
    'src/page-portal.ts',
    'src/session/change-feed.ts',
    'src/session/listeners.ts',
    'src/texts/useToday.ts',
  ]);
});
