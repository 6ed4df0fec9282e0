import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinese, defineTexts, fill, wordsOf, type Texts } from '#src/texts/texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['#src/texts/*.ts', '#widgets/**/texts.ts', '#host/app/**/texts.ts', '!**/*.en.ts'],
  { eager: true },
);
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'area' in value && 'zh-CN' in value;
const areas = Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts));
const english = { locale: 'en', overrides: {} } as const;

describe.each(areas.map((texts) => [texts.area, texts] as const))('the texts of %s', (_, texts) => {
  it('stand in English too, with the same places', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
    const words = wordsOf(texts, english);
    for (const [key, text] of Object.entries(texts['zh-CN'])) {
      expect(words[key], key).not.toMatch(/[\u4e00-\u9fff]/);
      expect(places(words[key] ?? ''), key).toEqual(places(text));
    }
    expect(Object.keys(texts.en)).toEqual(expect.arrayContaining(Object.keys(texts['zh-CN'])));
    expect(Object.keys(texts.en)).toHaveLength(Object.keys(texts['zh-CN']).length);
  });
});

describe.each(areas.map((texts) => [texts.area, texts.en] as const))(
  'the English texts of %s',
  (_, words) => {
    it('say “1 point” where they count points', () => {
      // Limits and rotations are never 1.
      const counted = /\{(?!limit|max|full|aim|angle)\w+\} (?!(?:has|as|is|was)\b)[a-z]+s\b/;
      for (const [key, text] of Object.entries(words)) expect(text, key).not.toMatch(counted);
    });
  },
);

describe('the words of an area', () => {
  const greeting = defineTexts(
    'greeting',
    { hello: '您好，{name}', bye: '再见' },
    { hello: 'Hello, {name}', bye: 'Bye' },
  );

  it('are Chinese by default, and English where it is chosen', () => {
    expect(wordsOf(greeting, chinese)).toEqual({ hello: '您好，{name}', bye: '再见' });
    expect(wordsOf(greeting, english)).toEqual({ hello: 'Hello, {name}', bye: 'Bye' });
  });

  it('are a tenant’s where it has its own', () => {
    const words = wordsOf(greeting, {
      locale: 'zh-CN',
      overrides: { 'greeting.bye': '回见', 'other.hello': '？' },
    });
    expect(words).toEqual({ hello: '您好，{name}', bye: '回见' });
  });

  it('are the same object each time', () => {
    expect(wordsOf(greeting, chinese)).toBe(wordsOf(greeting, chinese));
  });

  it('are filled place by place', () => {
    expect(fill('{a}和{b}，{c}', { a: '$&', b: 0 })).toBe('$&和0，{c}');
  });

  it.each([
    [0, '0 points'],
    [1, '1 point'],
    ['1', '1 point'],
    [1.5, '1.5 points'],
    ['99+', '99+ points'],
  ])('count %s in the singular or plural', (count, filled) => {
    expect(fill('{count} {count:point|points}', { count })).toBe(filled);
  });

  it('count as the browser’s own plural rules do, in each language whose texts have two forms', () => {
    const rules = new Intl.PluralRules('en');
    const number = fc.oneof(fc.nat(), fc.constantFrom(0, 1, 2, 1.5, 11, 21, 101));
    fc.assert(
      fc.property(number, (count) => {
        expect(fill('{count:one|other}', { count })).toBe(rules.select(count));
      }),
    );
    const chineseForms = areas
      .flatMap((area) => Object.values(area['zh-CN']))
      .filter((text) => /\{\w+:/.test(text));
    expect(chineseForms).toEqual([]);
    expect(new Intl.PluralRules('zh').resolvedOptions().pluralCategories).toEqual(['other']);
  });
});
