import '../eventually.ts';
import { afterEach, vi } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    restPointer: () => Promise<void>;
  }
}

// The file before may have left the pointer where this one draws, and what is under it has other colours.
await commands.restPointer();

// Elements speak the language of the document, and Vitest's page is English.
document.documentElement.lang = 'zh-CN';

// Files share a page and their modules, so every test has to clean up.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
