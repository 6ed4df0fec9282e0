import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageContext } from '#src/texts/useTexts.ts';
import { DocsSearch } from '#stories/docs/DocsSearch.tsx';
import { searchSections, sectionsOf } from '#stories/docs/search.ts';
import { searchIndex } from '#stories/docs/search-index.ts';

afterEach(cleanup);

const page = `import { Meta } from 'blocks';

<Meta title="Docs/Embed" />

# Embed

One **script** brings [every element](?path=/docs/x--docs).

## Integrity

\`\`\`html title="index.html"
<portal-bell></portal-bell>
\`\`\`

{/* sizes */}

| file | cached |
| ---- | ------ |
| \`portal.js\` | never |
`;

const sections = [
  ...sectionsOf('embed', 'Embed', page),
  { pageId: 'script', page: 'Script', heading: '', text: 'Nothing else.' },
];

describe('a search', () => {
  it.each([
    ['brings', ['embed Embed']],
    ['EVERY element', ['embed Embed']],
    ['integrity', ['embed Integrity']],
    ['portal-bell', ['embed Integrity']],
    ['portal.js never', ['embed Integrity']],
    // A page's title comes before words in a page.
    ['script', ['script ', 'embed Embed']],
    ['import', []],
    ['sizes', []],
    ['?path', []],
    ['nowhere', []],
    ['  ', []],
  ])('for "%s" finds %j', (query, found) => {
    expect(searchSections(sections, query).map(({ pageId, heading }) => `${pageId} ${heading}`)).toEqual(
      found,
    );
  });

  it('shows the words around the match', () => {
    const long = {
      pageId: 'long',
      page: 'Long',
      heading: '',
      text: `${'before '.repeat(40)}needle ${'after '.repeat(40)}`,
    };
    const [match] = searchSections([long], 'needle');
    expect(match?.excerpt).toMatch(/^….*before needle after.*…$/);
  });

  it.each(['zh-CN', 'en'] as const)('finds any words of a section in %s', (locale) => {
    const index = searchIndex(locale);
    fc.assert(
      fc.property(fc.constantFrom(...index), fc.nat(), (section, at) => {
        const words = section.text.split(' ');
        const query = words.slice(at % words.length, (at % words.length) + 3).join(' ');
        const all = index.filter(({ text }) => text.includes(query));
        expect(all).toContain(section);
        // A short word is on more pages than are listed.
        if (all.length < 5 && query) expect(searchSections(index, query)).not.toEqual([]);
      }),
    );
  });

  it.each([
    ['zh-CN', '搜索文档', '密钥 服务器', '服务端取令牌'],
    ['zh-CN', '搜索文档', 'portal-sign-card', '每日签到'],
    ['en', 'Search the documentation', 'trusted types', 'Content policy › Trusted Types'],
    ['en', 'Search the documentation', 'portal-unread', 'Bell <portal-bell>'],
  ] as const)('in %s leads to the page', (locale, label, query, name) => {
    render(
      <LanguageContext value={{ locale, overrides: {} }}>
        <DocsSearch />
      </LanguageContext>,
    );
    fireEvent.change(screen.getByRole('searchbox', { name: label }), { target: { value: query } });
    const link = screen.getAllByRole('link').find(({ textContent }) => textContent?.includes(name));
    expect(link?.getAttribute('href')).toMatch(/^\.\/\?path=\/docs\/.+--docs&globals=locale:/);
    expect(screen.getByRole('status').textContent).toMatch(/\d/);
  });

  it('says that nothing was found', () => {
    render(<DocsSearch />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
    expect(screen.getByRole('status').textContent).toContain('没有找到“xyzzy”');
  });
});
