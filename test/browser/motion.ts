import { onTestFinished, vi } from 'vitest';

/** Stubs the result of `prefers-reduced-motion` for scripts, independent of the test browser. */
export function wantMotion(isWanted: boolean): void {
  const real = window.matchMedia.bind(window);
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      real(query === '(prefers-reduced-motion: reduce)' ? (isWanted ? 'not all' : 'all') : query),
    );
  onTestFinished(() => media.mockRestore());
}
