import { describe, expect, it, vi } from 'vitest';
import { converted, traditionalOf } from '#host/traditional/convert.ts';
import { texts as corrected, words as corrections } from '#host/traditional/corrections.ts';
import { defineTexts, translation, wordsOf, type Language, type Texts } from '#src/texts/texts.ts';
import { traditionalTexts } from '#src/texts/traditional/traditional-texts.ts';
import { addTraditional } from '#src/texts/traditional/traditional.ts';
import { loginTexts } from '#widgets/login/texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '#src/**/*.ts',
    '#widgets/**/*texts.ts',
    '#host/app/**/*texts.ts',
    '#host/app/routing/*.ts',
    '!**/*.en.ts',
  ],
  { eager: true },
);
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'area' in value && 'zh-CN' in value;
const areas = Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts));
const simplified = Object.fromEntries(
  areas.flatMap(({ area, 'zh-CN': chinese }) =>
    Object.entries(chinese).map(([key, text]) => [`${area}.${key}`, text]),
  ),
);
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
addTraditional();
const speaking = (overrides: Language['overrides'] = {}) => translation.of({ locale: 'zh-Hant', overrides });

describe('the Traditional texts', () => {
  it('are those of every text in the text files, with the same places', () => {
    expect(Object.keys(traditionalTexts).toSorted()).toEqual(Object.keys(simplified).toSorted());
    for (const [name, text] of Object.entries(simplified)) {
      expect(places(traditionalTexts[name] ?? ''), name).toEqual(places(text));
    }
  });

  it.each([
    ['login.password', '密碼'],
    ['ui.loading', '載入中'],
    ['header.login', '登入'],
    ['lists.label', '適合對象'],
    ['header.accountMenu', '帳號選單'],
    ['binding.codeSent', '驗證碼已發送到您的手機上'],
  ])('of %s is %s', (name, text) => {
    expect(traditionalTexts[name]).toBe(text);
  });

  it('have no character that is Simplified only', () => {
    for (const [name, text] of Object.entries(traditionalTexts)) {
      // The conversion finds nothing left to do, except by words that are ours.
      const again = [...text].map((character) => converted(character).replaceAll('臺', '台')).join('');
      expect(again.replaceAll(/[帳賬]/g, ''), name).toBe(text.replaceAll(/[帳賬]/g, ''));
    }
  });
});

describe('the corrections by hand', () => {
  const raw = Object.values(simplified).map(converted);

  it.each(corrections.map(([from]) => [from]))('of “%s” are needed', (from) => {
    expect(raw.some((text) => text.includes(from))).toBe(true);
  });

  it.each(Object.entries(corrected))('of the text %s are needed', (name, text) => {
    const [area = '', key = ''] = name.split('.');
    const chinese = simplified[name] ?? '';
    expect(chinese).not.toBe('');
    const without = traditionalOf([{ area: `${area} `, 'zh-CN': { [key]: chinese }, en: { [key]: '' } }]);
    expect(without[`${area} .${key}`]).not.toBe(text);
  });
});

describe('a reader of Traditional Chinese', () => {
  const greeting = defineTexts('greeting', { hello: '您好，欢迎' }, { hello: 'Welcome' });

  it('gets the converted texts', () => {
    expect(wordsOf(loginTexts, speaking()).password).toBe(traditionalTexts['login.password']);
  });

  it('gets a tenant’s own text as the tenant has written it', () => {
    expect(wordsOf(loginTexts, speaking({ 'login.password': '通关密语' })).password).toBe('通关密语');
  });

  it('gets a text that is missing in Simplified Chinese, which is said once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(wordsOf(greeting, speaking()).hello).toBe('您好，欢迎');
    expect(wordsOf(greeting, speaking()).hello).toBe('您好，欢迎');
    expect(warn.mock.calls).toEqual([['portal-widgets: no text "greeting.hello" in zh-Hant']]);
    warn.mockRestore();
  });

  it('gets the other languages where a part of the page speaks one', () => {
    const inEnglish = translation.of({ ...speaking({ 'login.password': 'Passphrase' }), locale: 'en' });
    expect(wordsOf(loginTexts, inEnglish)).toMatchObject({
      password: 'Passphrase',
      account: loginTexts.en.account,
    });
    expect(wordsOf(loginTexts, translation.of({ ...speaking(), locale: 'zh-CN' }))).toEqual(
      loginTexts['zh-CN'],
    );
  });

  it('is the same object for all who ask, as is a language that needs no conversion', () => {
    const chinese: Language = { locale: 'zh-CN', overrides: {} };
    expect(translation.of(chinese)).toBe(chinese);
    const given: Language = { locale: 'zh-Hant', overrides: {} };
    const spoken = translation.of(given);
    expect(translation.of(given)).toBe(spoken);
    expect(translation.of(spoken)).toBe(spoken);
  });

  it('gets numbers and dates in its own form', () => {
    expect(new Intl.NumberFormat('zh-Hant', { notation: 'compact' }).format(12_860)).toBe('1.3萬');
  });
});
