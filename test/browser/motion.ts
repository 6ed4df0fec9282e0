import { onTestFinished, vi } from 'vitest';

/** What scripts are told of the reader's wish, whatever the browser of the test says. */
export function wantMotion(isWanted: boolean): void {
  const real = window.matchMedia.bind(window);
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      real(query === '(prefers-reduced-motion: reduce)' ? (isWanted ? 'not all' : 'all') : query),
    );
  onTestFinished(() => media.mockRestore());
}
