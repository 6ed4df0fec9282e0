import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chromium, optimizeDeps } from './browser.config.ts';
import { retry } from './retry.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// A configuration of its own: the plugin reads all of Storybook, which no unit test should wait for.
export default defineConfig({
  plugins: [
    react(),
    storybookTest({ configDir: fileURLToPath(new URL('../stories/.storybook', import.meta.url)) }),
  ],
  root,
  cacheDir: '.cache/vitest-stories',
  optimizeDeps,
  // Stories share a page and their modules, which takes a third off the time.
  test: { name: 'stories', isolate: false, retry, browser: chromium, css: true },
});
