import { afterEach, describe, expect, test } from 'vitest';
import { nearestLocale } from '#src/element/nearest-locale.ts';
import { localeOf } from '#src/texts/locale-of.ts';

test.each([
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['ZH-Hant-TW', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['', undefined],
  ['fr', undefined],
  ['enm', undefined],
  ['x-en', undefined],
  ['constructor', undefined],
])('the language %j is ours as %j', (lang, locale) => {
  expect(localeOf(lang)).toBe(locale);
});

describe('the language of an element', () => {
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('lang');
  });

  test.each([
    ['', '<i></i>', undefined],
    ['en', '<i></i>', 'en'],
    ['en', '<i lang="zh"></i>', 'zh-CN'],
    ['en', '<div lang="zh-Hans"><p><i></i></p></div>', 'zh-CN'],
    ['en', '<div lang="zh"><p lang="fr"><i></i></p></div>', 'zh-CN'],
    ['en', '<div lang="fr"><i></i></div>', 'en'],
    ['fr', '<i></i>', undefined],
    ['en', '<p lang="zh"></p><i></i>', 'en'],
  ])('on a page in %j, as %j: %j', (page, html, locale) => {
    document.documentElement.lang = page;
    document.body.innerHTML = html;
    expect(nearestLocale(document.querySelector('i') as Element)).toBe(locale);
  });

  test.each([
    ['en', '<i></i>', 'zh-CN'],
    ['en', '<p lang="en"><i></i></p>', 'en'],
    ['en', '<p lang="fr"><i></i></p>', 'zh-CN'],
  ])('in the shadow root of a Chinese host, on a page in %j, as %j: %j', (page, html, locale) => {
    document.documentElement.lang = page;
    const host = document.body.appendChild(document.createElement('section'));
    host.lang = 'zh-CN';
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = html;
    expect(nearestLocale(root.querySelector('i') as Element)).toBe(locale);
  });
});
