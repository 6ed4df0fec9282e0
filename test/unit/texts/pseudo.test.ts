// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalRooms } from '#host/traditional/plugin.ts';
import { textFiles, textsIn } from '#host/traditional/chinese-texts.ts';
import { defineTexts, fill } from '#src/texts/texts.ts';
import { textModules } from '#stories/texts-of-toolbar.ts';
import { changedTexts } from '../../texts/changed-texts.ts';
import { pseudo } from '../../texts/pseudo.ts';

describe('a text in the pseudo-locale', () => {
  it.each([
    ['Sign in', '[Šíĝñ íñ óñé]'],
    ['Hello, {name}', '[Ĥéļļó, {name} óñé]'],
    ['{count} {count:point|points}', '[{count} {count:ṕóíñţ|ṕóíñţš} óñé ţŵó]'],
    ['{count:question is|questions are} open', '[{count:ǫúéšţíóñ íš|ǫúéšţíóñš áŕé} óṕéñ óñé ţŵó ţĥŕéé]'],
    ['Read <a href="/help">this</a> &amp; that', '[Ŕéáđ <a href="/help">ţĥíš</a> &amp; ţĥáţ óñé ţŵó]'],
    ['See https://portal.example/a?b=c', '[Šéé https://portal.example/a?b=c óñé]'],
    ['At most 20 MB', '[Áţ ḿóšţ 20 ḾḂ óñé]'],
    // No letter of ours, so nothing to change.
    ['', ''],
    ['{count}/{limit}', '{count}/{limit}'],
    ['99+', '99+'],
    [' · ', ' · '],
    ['a < b', '[á < ḃ óñé]'],
  ])('%j is %j', (text, expected) => {
    expect(pseudo(text)).toBe(expected);
  });

  it('has the same places, which are filled as before', () => {
    expect(fill(pseudo('{count} {count:point|points} of {name}'), { count: 1, name: 'Lin' })).toMatch(
      /^\[1 ṕóíñţ óƒ Lin .+\]$/,
    );
  });

  it('has no plain letter, and is longer by two fifths', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z ,.!?0-9]{1,80}$/), (text) => {
        const letters = text.match(/[a-z]/gi)?.length ?? 0;
        fc.pre(letters > 0);
        expect(pseudo(text)).not.toMatch(/[a-z]/i);
        expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length + letters * 0.4);
      }),
    );
  });
});

const greeting = defineTexts(
  'greeting',
  { hello: '您好，{name}', bye: '再見' },
  { hello: 'Hello', bye: 'Bye' },
);

describe('all texts in another form', () => {
  it.each([
    ['normal', 'zh-CN', { locale: 'zh-CN', texts: {} }],
    [
      'long',
      'zh-CN',
      {
        locale: 'zh-CN',
        texts: { 'greeting.hello': '您好，{name}您好，{name}', 'greeting.bye': '再見再見' },
      },
    ],
    ['long', 'en', { locale: 'en', texts: { 'greeting.hello': 'Hello Hello', 'greeting.bye': 'Bye Bye' } }],
    [
      'long',
      'zh-Hant',
      {
        locale: 'zh-Hant',
        texts: { 'greeting.hello': '您好，{name}您好，{name}', 'greeting.bye': '再會再會' },
      },
    ],
    [
      'pseudo',
      'zh-CN',
      { locale: 'en', texts: { 'greeting.hello': '[Ĥéļļó óñé]', 'greeting.bye': '[Ḃýé óñé]' } },
    ],
  ] as const)('%s in %s', (form, locale, expected) => {
    expect(changedTexts(form, locale, [greeting], { 'greeting.bye': '再會' })).toEqual(expected);
  });

  it('are those of every file of the build', async () => {
    const areasOf = (texts: readonly { area: string }[]) => texts.map(({ area }) => area).toSorted();
    const modules = await Promise.all(Object.values(textModules).map((load) => load()));
    const found = modules
      .flatMap((module) => Object.values(module))
      .filter((one): one is { area: string } => typeof one === 'object' && one !== null && 'area' in one);
    expect(areasOf(found)).toEqual(areasOf(await textsIn(textFiles(portalRooms))));
  });
});
