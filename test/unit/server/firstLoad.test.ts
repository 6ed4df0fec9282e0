// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chunksOf, scriptsOf } from '../../firstLoad.ts';

const manifest = {
  '_index.js': { file: 'assets/index.js', imports: ['_react.js'] },
  'pages/Home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js', '_index.js'] },
  'pages/Other.tsx': { file: 'assets/other.js' },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', '_style.css'] },
  '_style.css': { file: 'assets/style.css' },
};

describe('the first load', () => {
  it('is the entry and the page with all they import, each file once and scripts only', () => {
    expect(chunksOf(manifest, ['assets/index.js'], ['pages/Home.tsx']).toSorted()).toEqual([
      'assets/card.js',
      'assets/home.js',
      'assets/index.js',
      'assets/react.js',
    ]);
  });

  it('begins with what the page names itself', () => {
    const html = `<link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" href="/a.css">
      <script type="module" crossorigin src="/assets/index.js"></script>`;
    expect(scriptsOf(html)).toEqual(['assets/react.js', 'assets/index.js']);
  });

  it.each([
    [[], ['pages/Gone.tsx']],
    [['assets/gone.js'], []],
  ])('cannot be told of what the build does not have: %j %j', (scripts, modules) => {
    expect(() => chunksOf(manifest, scripts, modules)).toThrow(/no .*gone/i);
  });
});
