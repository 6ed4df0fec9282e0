// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const own = 'test/unit/words.test.ts';
const sources = ['src', 'widgets', 'host', 'stories', 'test'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|mjs|cjs|mdx|html)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .filter((path) => path !== own && !/(?:^|\/)(?:node_modules|dist)\//.test(path)),
);

/** The lines of all sources that match, each with its file. */
function linesWith(pattern: RegExp): string[] {
  return sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

describe('the glossary of CONTRIBUTING.md', () => {
  test.each([
    ['the first paint a picture', /first.?picture/i],
    ['a ticket a work order', /work.?order/i],
    ['a team an echelon, but for the path', /(?<!\bmy)echelon/i],
    ['a notification news', /\bnews(?:List|Type|Count)\b|\w+News\b/],
  ])('is not left by calling %s', (_, pattern) => {
    expect(linesWith(pattern)).toEqual([]);
  });
});

test('a comment begins with its subject, not with a clause', () => {
  expect(linesWith(/(?:\/\/|\/\*+) (?:What|Whoever|Whether|Those)\b/)).toEqual([]);
});
