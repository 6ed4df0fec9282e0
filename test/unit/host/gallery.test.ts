import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { queryOf, readSettings } from '../../../host/gallery/settings.ts';
import { scriptLine, tagLine } from '../../../host/gallery/snippet.ts';
import { textsOf } from '../../../host/gallery/texts.ts';
import { elementReferences } from '../../../widgets/references.ts';

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
      locale: fc.constantFrom('zh-CN', 'en'),
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

test('asked for English, the table speaks', () => {
  const bell = elementReferences.find(({ tag }) => tag === 'portal-bell');
  if (!bell) throw new Error('no bell');
  expect(textsOf(bell, 'en')).toMatchObject({ summary: '', methods: {}, events: {} });
});
