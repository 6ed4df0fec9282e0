// @vitest-environment node
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it, test } from 'vitest';
import { docsPages, idOfTitle, titleOf, translationOf, trees } from '#stories/docs/pages.ts';
import { storyTitle, widgetPageId } from '#stories/docs/widget-page.ts';
import { rowsOfKeys, textsOfWidget } from '#stories/docs/widget-texts.ts';
import { elementReferences } from '#widgets/references.ts';
import { blocksOf } from '../../documents/code-blocks.ts';

const inLocale = (locale: string) => docsPages.filter((page) => page.locale === locale);
const chinese = inLocale('zh-CN');
const english = inLocale('en');

/** `#` of every heading in order; a comment in a block of code is none. */
const headings = (mdx: string) => mdx.replaceAll(/^```[^]*?^```$/gm, '').match(/^#+(?= )/gm) ?? [];

/** Pictures of text are translated; all other code is the same in both languages. */
const codeOf = (mdx: string) =>
  blocksOf('page.mdx', mdx).map(({ language, title, code }) => ({
    language,
    title,
    code: language === 'text' ? '' : code,
  }));

/** A component of a page, such as a table that is read from the sources. */
const components = (mdx: string) => mdx.match(/^<(?!Meta).*\/>$/gm) ?? [];

test('both trees have the same pages', () => {
  expect(english.length).toBeGreaterThan(15);
  expect(chinese.map(({ file }) => file)).toEqual(english.map(({ file }) => file));
});

describe.each(english.map((page) => [page.file, page] as const))('%s', (_, page) => {
  const other = docsPages.find(({ id }) => id === translationOf(page.id));

  it('has the same headings, code and tables in Chinese', () => {
    expect(other && headings(other.mdx)).toEqual(headings(page.mdx));
    expect(other && codeOf(other.mdx)).toEqual(codeOf(page.mdx));
    expect(other && components(other.mdx)).toEqual(components(page.mdx));
  });
});

describe.each(docsPages.map((page) => [`${page.locale} ${page.file}`, page] as const))('%s', (_, page) => {
  it('stands in the tree of its language, and begins with its title', () => {
    const [tree, title] = titleOf(page.mdx).split('/');
    expect(tree).toBe(trees[page.locale]);
    expect(/^# (.+)$/m.exec(page.mdx)?.[1]).toBe(title);
  });

  it('links only to pages of its tree', () => {
    const links = [...page.mdx.matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)].map(([, id]) => id);
    const ids = inLocale(page.locale).map(({ id }) => id);
    expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});

const stories = Object.values(
  import.meta.glob<string>('#stories/widgets/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

describe.each(elementReferences.map(({ tag }) => tag))('<%s>', (tag) => {
  it('has a page beside its stories', () => {
    const own = stories.filter((source) => source.includes(`title: '${storyTitle(tag)}'`));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(`tags: ['autodocs']`);
    expect(widgetPageId(tag)).toBe(idOfTitle(storyTitle(tag)));
  });

  it('has texts with their keys', () => {
    const rows = textsOfWidget(tag.slice('portal-'.length));
    for (const { key } of rows) expect(key).toMatch(/^[\w-]+\.\w+$/);
    expect(rows.filter(({ chinese }) => !chinese)).toEqual([]);
  });
});

const allStories = import.meta.glob<string>('#stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storyIds = Object.values(allStories).flatMap((source) => {
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? '';
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.map((name) => toId(title, storyNameFromExport(name)));
});

const attributesIn = (mdx: string, component: string, attribute: string) =>
  [...mdx.matchAll(new RegExp(`<${component} ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

test('the pages show stories and texts that exist', () => {
  const shown = docsPages.flatMap(({ mdx }) => attributesIn(mdx, 'LiveStory', 'id'));
  expect(shown).not.toEqual([]);
  expect(shown.filter((id) => !storyIds.includes(id))).toEqual([]);
  const keys = docsPages.flatMap(({ mdx }) => attributesIn(mdx, 'TextExamples', 'keys'));
  for (const list of keys) expect(rowsOfKeys(list.split(' '))).not.toEqual([]);
});

test.each(['zh-CN', 'en'])('the page of accessibility in %s has a row for every widget', (locale) => {
  const page = inLocale(locale).find(({ file }) => file === '25-accessibility.mdx');
  const tags = [...(page?.mdx ?? '').matchAll(/^\| `<(portal-[\w-]+)>`/gm)].map(([, tag]) => tag);
  expect(tags).toEqual(elementReferences.map(({ tag }) => tag));
});
