import { expect, test } from 'vitest';
import { misfitsOf } from '../../browser/served/event-detail.ts';

const documented = { url: 'string', target: "'_blank' | undefined", sourceType: 'number | undefined' };

test.each<[what: string, detail: unknown, fields: Record<string, string> | undefined, misfits: string[]]>([
  ['the required fields alone', { url: '/index' }, documented, []],
  ['all fields', { url: '/index', target: '_blank', sourceType: 43 }, documented, []],
  ['no detail where none is documented', null, undefined, []],
  ['a detail where none is documented', { why: 'chosen' }, undefined, ['a detail, {"why":"chosen"}']],
  ['no detail where one is documented', null, documented, ['no detail']],
  ['a missing field', {}, documented, ['url is undefined, not string']],
  ['a field of another type', { url: 7 }, documented, ['url is 7, not string']],
  [
    'another literal',
    { url: '', target: '_top' },
    documented,
    ['target is "_top", not \'_blank\' | undefined'],
  ],
  ['a field more', { url: '', token: 'abc' }, documented, ['token is not documented']],
])('%s in the detail of an event', (_, detail, fields, misfits) => {
  expect(misfitsOf(detail, fields)).toEqual(misfits);
});
