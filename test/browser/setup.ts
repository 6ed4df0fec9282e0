import '../eventually.ts';
import { afterEach, vi } from 'vitest';

// Elements speak the language of the document, and Vitest's page is English.
document.documentElement.lang = 'zh-CN';

// Files share a page and their modules, so every test has to clean up.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
