import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { queryOf, readSettings } from '#host/gallery/settings.ts';
import { scriptLine, tagLine } from '#host/gallery/snippet.ts';
import { textsOf } from '#host/gallery/element-texts.ts';
import { galleryTexts } from '#host/gallery/texts.ts';
import { brandTexts } from '#host/gallery/brand/texts.ts';
import brandHtml from '#host/brand.html?raw';
import galleryHtml from '#host/embed.html?raw';
import { elementReferences } from '#widgets/references.ts';

const usual = { org: '', theme: 'auto', locale: 'zh-CN', brand: '', only: '' } as const;

describe('the settings of the gallery', () => {
  it.each([
    ['', usual],
    ['?org=closed', { ...usual, org: 'closed' }],
    ['?theme=dark&locale=en&brand=%230F766E', { ...usual, theme: 'dark', locale: 'en', brand: '#0f766e' }],
    ['?only=portal-bell', { ...usual, only: 'portal-bell' }],
    ['?theme=blue&locale=fr&brand=red&org=%22%3E&only=script', usual],
  ])('%s', (query, settings) => {
    expect(readSettings(query)).toEqual(settings);
  });

  it('come back from the address they are written in', () => {
    const settings = fc.record({
      org: fc.constantFrom('', 'demo', 'closed', 'school-7'),
      theme: fc.constantFrom('auto', 'light', 'dark'),
      locale: fc.constantFrom('zh-CN', 'zh-Hant', 'en'),
      brand: fc.constantFrom('', '#0f766e', '#ffffff'),
      only: fc.constantFrom('', 'portal-bell', 'portal-sign-card'),
    } as const);
    fc.assert(
      fc.property(settings, (given) => {
        expect(readSettings(queryOf(given))).toEqual(given);
      }),
    );
  });

  it('are harmless whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const query = new URLSearchParams({ [name]: value, org: value, brand: value, only: value });
        const read = readSettings(query.toString());
        expect(scriptLine('https://portal.example', read)).toMatch(
          /^<script\n( {2}[\w-]+="[^"<>]*"\n)+><\/script>$/,
        );
        expect(read.brand).toMatch(/^(#[0-9a-f]{6})?$/);
      }),
    );
  });
});

describe('the code to copy', () => {
  it('names what differs from the default', () => {
    expect(scriptLine('https://portal.example', usual)).toBe(
      '<script\n  type="module"\n  src="https://portal.example/cdn/portal.js"\n  data-api="https://portal.example"\n  data-org="demo"\n></script>',
    );
    expect(
      scriptLine('https://portal.example', { ...usual, theme: 'dark', locale: 'en', org: 'closed' }),
    ).toContain('data-org="closed"\n  data-theme="dark"\n  data-locale="en"');
  });

  it('writes bare attributes bare', () => {
    expect(tagLine('portal-header', { nav: '', search: '' })).toBe(
      '<portal-header nav search></portal-header>',
    );
  });

  it('is read by a browser as what it stands for', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const place = document.createElement('template');
        place.innerHTML = tagLine('portal-search', { path: value });
        // The HTML parser normalizes line breaks.
        expect(place.content.firstElementChild?.getAttribute('path')).toBe(value.replaceAll(/\r\n?/g, '\n'));
      }),
    );
  });
});

test('the Chinese sentences are about what the table names', () => {
  for (const row of elementReferences) {
    const { tag, chinese } = row;
    expect(chinese?.summary, tag).toMatch(/[\u4e00-\u9fff]/);
    const named = {
      attributes: Object.keys(row.attributes ?? {}),
      methods: Object.keys(row.methods ?? {}),
      events: Object.values(row.events ?? {}).map(({ name }): string => name),
      parts: Object.keys(row.parts ?? {}),
    };
    for (const kind of ['attributes', 'methods', 'events', 'parts'] as const) {
      expect(named[kind], `${kind} of ${tag}`).toEqual(
        expect.arrayContaining(Object.keys(chinese?.[kind] ?? {})),
      );
    }
  }
});

test('a tag without Chinese sentences is shown by its own name and the sentences of the table', () => {
  expect(textsOf({ tag: 'portal-new', definition: { tag: 'portal-new' }, summary: 'New.' })).toMatchObject({
    name: 'portal-new',
    summary: '',
    attributes: {},
  });
});

test('in English, an element is named by its tag, with the sentences of the table', () => {
  const named = (tag: string) => {
    const element = elementReferences.find((one) => one.tag === tag);
    return element && textsOf(element, 'en');
  };
  expect(named('portal-sign-card')).toMatchObject({
    name: 'Sign card',
    summary: '',
    methods: {},
    events: {},
  });
  expect(named('portal-sidebar')?.hint).toContain('toggle()');
});

describe.each([
  ['gallery', galleryHtml, galleryTexts],
  ['brand studio', brandHtml, brandTexts],
])('the page of the %s', (_, html, texts) => {
  // happy-dom would load what a link or script names.
  const body = html.slice(html.indexOf('<body>'));
  const page = new DOMParser().parseFromString(body, 'text/html');
  const marked = [...page.querySelectorAll<HTMLElement>('[data-text], [data-label]')];
  const spaceless = (text: string | null) => text?.replaceAll(/\s+/g, '');

  it.each(marked.map((element) => [element.dataset.text ?? element.dataset.label ?? '', element] as const))(
    'has the words of %s in Chinese, and in English too',
    (key, element) => {
      const words: Readonly<Record<string, string>> = texts['zh-CN'];
      const shown = element.dataset.text ? element.textContent : element.getAttribute('aria-label');
      expect(spaceless(shown)).toBe(spaceless(words[key] ?? ''));
      expect(texts.en).toHaveProperty(key);
    },
  );

  it('has no other Chinese words', () => {
    page.querySelectorAll('[data-text], [lang]:not(html), title').forEach((element) => element.remove());
    expect(page.body.textContent).not.toMatch(/[一-鿿]/);
    expect(Object.values(texts.en).join()).not.toMatch(/[一-鿿]/);
  });
});
