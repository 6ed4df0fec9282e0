import { afterEach, vi } from 'vitest';

// Files share a page and their modules; so none may leave anything behind.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
