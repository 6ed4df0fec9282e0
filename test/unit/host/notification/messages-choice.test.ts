import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChoice, writeChoice, type MessagesChoice } from '#widgets/messages/index.ts';

test.each([
  ['', undefined, 'all', 1],
  ['type=2&show=unread&page=3', 2, 'unread', 3],
  ['type=0', 0, 'all', 1],
  ['type=-1&show=none&page=0', undefined, 'all', 1],
  ['type=1.5&page=1.5', undefined, 'all', 1],
  ['type=1e3&page=-3', undefined, 'all', 1],
  ['type=&show=&page=', undefined, 'all', 1],
])('%j', (query, type, shown, page) =>
  expect(parseChoice(new URLSearchParams(query))).toEqual({ type, shown, page }),
);

test('what is written is read again; other parameters stay', () => {
  const choices = fc.record<MessagesChoice>({
    type: fc.option(fc.nat(999_999_999), { nil: undefined }),
    shown: fc.constantFrom('all', 'unread', 'read'),
    page: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(choices, choices, (former, next) => {
      const before = writeChoice(new URLSearchParams('orgCode=demo'), former);
      const written = writeChoice(before, next);
      expect(parseChoice(written)).toEqual(next);
      expect(written.get('orgCode')).toBe('demo');
    }),
  );
});

test('the defaults need no parameter', () => {
  const query = new URLSearchParams('type=2&show=read&page=2');
  expect(`${writeChoice(query, { type: undefined, shown: 'all', page: 1 })}`).toBe('');
});
