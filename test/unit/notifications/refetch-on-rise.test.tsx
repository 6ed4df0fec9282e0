import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefetchOnRise } from '#widgets/shared/notifications/useRefetchOnRise.ts';

it.each<[string, (number | undefined)[], number]>([
  ['after all was read, a new one comes', [0, 1], 1],
  ['one is read and another one comes', [1, 0, 1], 1],
  ['it rises twice', [1, 2, 3], 2],
  ['it stays as it is', [1, 1], 0],
  ['it becomes known', [undefined, 7], 0],
  ['another user’s becomes known', [7, undefined, 9], 0],
  ['it falls', [2, 1], 0],
])('a list follows the unread count when %s', (_, counts, times) => {
  const refetch = vi.fn();
  function List({ count }: { count: number | undefined }) {
    useRefetchOnRise(count, refetch);
    return null;
  }
  const { rerender, unmount } = render(<List count={undefined} />);
  for (const count of counts) rerender(<List count={count} />);
  expect(refetch).toHaveBeenCalledTimes(times);
  unmount();
});
