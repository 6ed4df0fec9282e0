import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['#src/**/*.{ts,tsx}', '#widgets/**/*.{ts,tsx}', '#host/{app,gallery}/**/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** These may leave the document or move in its history. */
const movers = ['src/ui/navigation/leave-page.ts', 'host/app/history/back-history.ts'];

const leaving = [
  /\blocation\.(?:assign|replace|reload)\(/,
  /(?<!const )\blocation(?:\.href)?\s*=(?![=>])/,
  /\bhistory\.(?:go|back|forward)\(/,
];

describe('a page is left by one module', () => {
  const files = Object.entries(sources).map(([path, code]) => ({
    path: path.slice(1),
    code,
  }));

  it('and by no other, since a dialog that closes moves in the history and would abort the navigation', () => {
    const found = files.filter(({ path, code }) => {
      const statements = code.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
      return !movers.includes(path) && leaving.some((pattern) => pattern.test(statements));
    });
    expect(found.map(({ path }) => path)).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(movers));
  });

  it.each([
    'window.location.assign(url)',
    'location.href = url',
    'window.location = url',
    'history.go(-1)',
    'location.reload()',
  ])('which recognizes %s', (code) => {
    expect(leaving.some((pattern) => pattern.test(code))).toBe(true);
  });
});
