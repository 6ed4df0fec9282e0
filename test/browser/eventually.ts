import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/** In milliseconds; a browser on a busy machine may stall for seconds. */
const patience = 10_000;

configure({
  asyncUtilTimeout: patience,
  // Testing Library cannot print a shadow root in its error messages.
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** Waits until an assertion holds. */
export const eventually: typeof vi.waitFor = (check, options = patience) => vi.waitFor(check, options);
