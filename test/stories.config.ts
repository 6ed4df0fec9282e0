import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chromium, optimizeDeps } from './browser.config.ts';
import { filesIn, leftOut } from './left-out.ts';
import { limits } from './patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// This project has its own configuration: the plugin loads all of Storybook, which would slow down the unit tests.
export default defineConfig({
  plugins: [
    react(),
    storybookTest({ configDir: fileURLToPath(new URL('../stories/.storybook', import.meta.url)) }),
  ],
  root,
  cacheDir: '.cache/vitest-stories',
  optimizeDeps,
  // Stories share a page and their modules, which saves a third of the time.
  test: {
    name: 'stories',
    isolate: false,
    ...limits,
    browser: chromium,
    exclude: leftOut(filesIn('stories', /\.stories\.tsx$/), 2),
    css: true,
    // No file may need another one before it; a failure names the seed of its order.
    sequence: { shuffle: { files: true } },
  },
});
