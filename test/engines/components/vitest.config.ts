import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { tokenStyles } from '#host/tokens/postcss.ts';
import { optimizeDeps, otherSites, sandboxMedia } from '../../browser.config.ts';
import { limits } from '../../patience.ts';
import { commands } from './commands.ts';
import { engineProvider } from './provider.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The tests of components in Firefox and WebKit. */
export default defineConfig({
  root,
  plugins: [react(), otherSites(), sandboxMedia()],
  css: tokenStyles,
  cacheDir: '.cache/vitest-engine-components',
  // Bundled, the locators would be another copy than Vitest's.
  optimizeDeps: { ...optimizeDeps, exclude: ['@vitest/browser'] },
  test: {
    ...limits,
    include: ['test/browser/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/served/**', 'test/browser/**/*-faults.test.tsx'],
    isolate: false,
    css: true,
    setupFiles: ['test/browser/setup.ts'],
    browser: {
      enabled: true,
      // Without Vitest's own interface around the tests, on which WebKit crashes.
      headless: true,
      screenshotFailures: false,
      commands,
      instances: (['firefox', 'webkit'] as const).map((browser) => ({
        browser,
        provider: engineProvider(browser),
      })),
    },
  },
});
