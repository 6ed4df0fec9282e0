import { configure } from '@testing-library/dom';
import { vi } from 'vitest';
import { patience } from './patience.ts';

configure({
  asyncUtilTimeout: patience,
  // Testing Library cannot print a shadow root in its error messages.
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** Waits until an assertion holds. It takes no time limit, so that no test waits for less than a busy machine takes. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: patience });
