import { useLayoutEffect, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyView } from '../../../src/ui/lazy-view.ts';

const View = () => <p>here</p>;

it('shows code that comes between a wish and its effect', async () => {
  let arrive = () => {};
  // What a promise does in a later turn, done when it is told to.
  const late = {
    // oxlint-disable-next-line unicorn/no-thenable -- a promise could not be told when
    then: (take: (view: ComponentType) => ComponentType) =>
      new Promise<ComponentType>((resolve) => {
        arrive = () => resolve(take(View));
      }),
  };
  const view = lazyView(() => late as unknown as Promise<ComponentType>);

  function Place() {
    const { View: Shown } = view.useView(true, () => {});
    useLayoutEffect(() => arrive(), []);
    return Shown ? <Shown /> : null;
  }

  view.prepare();
  render(<Place />);
  await screen.findByText('here');
});

it('asks again at the next wish where the code did not come', async () => {
  const load = vi.fn<() => Promise<ComponentType>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(View);
  const view = lazyView(load);
  const onFailed = vi.fn();

  function Place({ isWanted }: { isWanted: boolean }) {
    const { View: Shown } = view.useView(isWanted, onFailed);
    return Shown ? <Shown /> : null;
  }

  const { rerender } = render(<Place isWanted />);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  rerender(<Place isWanted={false} />);
  rerender(<Place isWanted />);
  await screen.findByText('here');
  expect(onFailed).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(2);
});
