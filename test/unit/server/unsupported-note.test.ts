import { expect, test } from 'vitest';
import { unsupportedNote } from '#host/server/unsupported-note.ts';

test('it names the hotline of the build, as text', () => {
  expect(unsupportedNote('400 <1> & 2')).toContain('请拨打服务热线：400 &lt;1> &amp; 2');
  expect(unsupportedNote('400')).toContain('please call the hotline: 400');
});

test.each([undefined, ''])('without one (%j) it names that of the organisation', (hotline) => {
  expect(unsupportedNote(hotline)).toContain('请拨打本单位的服务热线');
  expect(unsupportedNote(hotline)).not.toContain('{hotline}');
});

test('it is in both languages, each marked as such, and names the browsers that will do', () => {
  const [, inChinese = '', inEnglish = ''] = unsupportedNote('1').split(/<div lang="(?:zh-CN|en)">/);
  for (const text of [inChinese, inEnglish])
    expect(text).toMatch(/Chrome, Edge \d+, .*Firefox \d+.*Safari [\d.]+/);
  expect(inChinese).toContain('服务热线');
  expect(inEnglish).not.toMatch(/[\u4e00-\u9fff]/);
});

test('it is HTML that every browser understands', () => {
  const tags = new Set([...unsupportedNote('1').matchAll(/<(\w+)/g)].map(([, tag]) => tag));
  expect([...tags].sort()).toEqual(['a', 'b', 'div', 'h2', 'p']);
  expect(unsupportedNote('1')).not.toMatch(/style=|<script/);
});
