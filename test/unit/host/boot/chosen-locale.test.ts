import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { browserLocale, chooseLocale, localeFor } from '#host/app/boot/chosen-locale.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test.each([
  [['zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh', 'zh-TW'], 'zh-CN'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['en-GB', 'zh-CN'], 'en'],
  [['fr', 'en-US'], 'en'],
  [['fr'], 'zh-CN'],
  [[], 'zh-CN'],
] as const)('of a browser that speaks %j we speak %s', (languages, locale) => {
  expect(browserLocale(languages)).toBe(locale);
});

describe('the language of the portal', () => {
  it('is the browser’s, unless a setting says otherwise', () => {
    browserSpeaks('en-US');
    expect(localeFor('', '')).toBe('en');
    expect(localeFor('', 'zh-CN')).toBe('zh-CN');
  });

  it('is the one that the user has chosen, whatever the setting', () => {
    chooseLocale('u-1', 'en');
    expect(localeFor('u-1', 'zh-CN')).toBe('en');
    chooseLocale('u-1', 'zh-Hant');
    expect(localeFor('u-1', 'zh-CN')).toBe('zh-Hant');
    expect(localeFor('u-2', 'zh-CN')).toBe('zh-CN');
  });

  it('is the choice before the log-in for a user without one', () => {
    chooseLocale('', 'en');
    expect(localeFor('u-1', 'zh-CN')).toBe('en');
    chooseLocale('u-1', 'zh-CN');
    expect(localeFor('u-1', 'zh-CN')).toBe('zh-CN');
    expect(localeFor('', 'zh-CN')).toBe('en');
  });

  it('survives a broken value in the storage', () => {
    localStorage.setItem('portal.locale', '{"u-1":"fr"}');
    expect(localeFor('u-1', 'zh-CN')).toBe('zh-CN');
  });
});
