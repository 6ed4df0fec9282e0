import { expect, test } from 'vitest';
import { unsupportedNote } from '#host/server/unsupported-note.ts';

test('it names the hotline of the build, as text', () => {
  expect(unsupportedNote('400 <1>')).toContain('请拨打服务热线：400 &lt;1>');
  expect(unsupportedNote('400')).toContain('please call the hotline: 400');
});

test.each([undefined, ''])('without one (%j) it names that of the organisation', (hotline) => {
  expect(unsupportedNote(hotline)).toContain('请拨打本单位的服务热线');
  expect(unsupportedNote(hotline)).not.toContain('{hotline}');
});

test('it is HTML that every browser understands', () => {
  const tags = new Set([...unsupportedNote('1').matchAll(/<(\w+)/g)].map(([, tag]) => tag));
  expect([...tags].sort()).toEqual(['a', 'b', 'div', 'h2', 'p']);
  expect(unsupportedNote('1')).not.toMatch(/style=|<script/);
});
