import { expect, test } from 'vitest';
import { sectionOf } from '#host/app/pages/home/sections.ts';

test.each([
  ['project', 'project'],
  ['discover', 'resource'],
  ['contest', 'paper'],
  ['weather', undefined],
  ['constructor', undefined],
])('the module %s is the section %s', (code, section) => {
  expect(sectionOf(code)?.code).toBe(section);
});
