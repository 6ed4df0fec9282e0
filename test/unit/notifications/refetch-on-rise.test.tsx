import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefetchOnRise } from '#widgets/shared/notifications/useRefetchOnRise.ts';

interface Step {
  count: number | undefined;
  list: object | undefined;
}
const [first, second] = [{}, {}];

it.each<[string, Step[], number]>([
  [
    'after all was read, a new one comes',
    [
      { count: 0, list: first },
      { count: 1, list: first },
    ],
    1,
  ],
  [
    'one is read and another one comes',
    [
      { count: 1, list: first },
      { count: 0, list: first },
      { count: 1, list: first },
    ],
    1,
  ],
  [
    'it becomes known',
    [
      { count: undefined, list: first },
      { count: 7, list: first },
    ],
    0,
  ],
  [
    'it falls',
    [
      { count: 2, list: first },
      { count: 1, list: first },
    ],
    0,
  ],
  [
    'the list came with it',
    [
      { count: 0, list: first },
      { count: 1, list: second },
    ],
    0,
  ],
  [
    'there is no list yet',
    [
      { count: 0, list: undefined },
      { count: 1, list: undefined },
    ],
    0,
  ],
])('a list follows the unread count when %s', (_, steps, times) => {
  const refetch = vi.fn();
  function List({ count, list }: Step) {
    useRefetchOnRise(count, list, refetch);
    return null;
  }
  const { rerender, unmount } = render(<List count={undefined} list={undefined} />);
  for (const step of steps) rerender(<List {...step} />);
  expect(refetch).toHaveBeenCalledTimes(times);
  unmount();
});
