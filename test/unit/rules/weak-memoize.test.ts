import { expect, it, vi } from 'vitest';
import { weakMemoize } from '#src/rules/weak-memoize.ts';

it('creates a value once for each object, also where there is none', () => {
  const create = vi.fn((key: { name?: string }) => key.name);
  const nameOf = weakMemoize(create);
  const [one, other] = [{ name: 'one' }, {}];
  expect([nameOf(one), nameOf(other), nameOf(one), nameOf(other)]).toEqual([
    'one',
    undefined,
    'one',
    undefined,
  ]);
  expect(create.mock.calls).toEqual([[one], [other]]);
});
