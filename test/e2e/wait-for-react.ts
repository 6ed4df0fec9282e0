import type { Page } from 'playwright';

/** Waits until React has taken over the page's first paint; the portal may still wait for its settings. */
export const waitForReact = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#portal') ?? {}).some((key) => key.startsWith('__react')),
  );
