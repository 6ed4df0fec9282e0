import { afterEach, vi } from 'vitest';

// Files share a page and their modules, so every test has to clean up.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
