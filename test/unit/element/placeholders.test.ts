// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { placeholderOf, tagsWithPlaceholder } from '#widgets/placeholders.ts';
import { locales, themes } from '#host/gallery/settings.ts';
import { readSource, tokensFor } from '#host/tokens/dictionary.ts';

const every = tagsWithPlaceholder.flatMap((tag) =>
  locales.flatMap((locale) => themes.map((theme) => [tag, locale, theme] as const)),
);
const textOf = ([tag, locale, theme]: (typeof every)[number]) => placeholderOf(tag, { locale, theme }) ?? '';

describe('the placeholder of', () => {
  it.each(every)('%s in %s, %s, is at most a kilobyte, and asks for nothing', (...row) => {
    const text = textOf(row);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024);
    expect(text).toMatch(
      /^<template shadowrootmode="open" shadowrootcustomelementregistry><style>.*<\/template>$/,
    );
    expect(text).not.toMatch(/\{\w+\}|url\(|src=|href=|<script|@import/);
  });

  it.each(every)(
    '%s in %s, %s, has nothing beside its style that preact could take for its own root',
    (...row) => {
      const inside = textOf(row).replace(/^<template[^>]*>/, '');
      expect(inside.replace(/<style>.*<\/style>/, '')).toMatch(/^<(button|header)/);
    },
  );

  it.each([
    ['portal-bell', 'zh-CN', 'aria-label="消息通知"'],
    ['portal-bell', 'en', 'aria-label="Notifications"'],
    ['portal-feedback', 'zh-CN', 'aria-label="意见反馈"'],
  ] as const)('%s in %s says its name', (tag, locale, name) => {
    expect(placeholderOf(tag, { locale, theme: 'auto' })).toContain(name);
  });

  it('an element that has none is nothing', () => {
    expect(placeholderOf('portal-messages', { locale: 'en', theme: 'auto' })).toBeUndefined();
  });
});

it('every colour of a placeholder is one of the tokens', async () => {
  const source = readSource();
  const tokens = (await Promise.all([tokensFor('light', source), tokensFor('dark', source)])).flat();
  const known = new Set(tokens.map(({ $value }) => $value));
  const used = tagsWithPlaceholder.flatMap(
    (tag) => placeholderOf(tag, { locale: 'en', theme: 'auto' })?.match(/#[\da-f]{3,8}/g) ?? [],
  );
  const long = (colour: string) => (colour === '#fff' ? '#ffffff' : colour);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((colour) => !known.has(long(colour)))).toEqual([]);
});
