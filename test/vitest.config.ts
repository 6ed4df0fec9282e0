import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { calmChromium, elementTests, optimizeDeps, otherSites } from './browser.config.ts';
import { workers } from './e2e/workers.ts';
import { retry } from './retry.ts';
import { sandboxes, servedCdn } from './served.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Two pieces of a project that run side by side must not prepare the same files. */
const shard = process.env.TEST_SHARD ?? '';

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        plugins: [react()],
        root,
        cacheDir: '.cache/vitest-unit',
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share a window and their modules, which takes a quarter of the time; so none may leave anything behind.
          isolate: false,
          // Properties over thousands of inputs, on a machine that has other work.
          testTimeout: 30_000,
          css: true,
          setupFiles: ['test/unit/setup.ts'],
        },
      },
      {
        plugins: [react(), otherSites()],
        root,
        cacheDir: `.cache/vitest-browser${shard}`,
        optimizeDeps,
        test: {
          name: 'browser',
          retry,
          testTimeout: 30_000,
          include: ['test/browser/**/*.test.{ts,tsx}'],
          // Of the served files alone: what comes from the server is the same for both forms.
          exclude: ['test/browser/served/**', 'test/browser/*-faults.test.tsx'],
          // Files share a page and their modules, which takes a quarter off the time.
          isolate: false,
          css: true,
          browser: calmChromium,
          setupFiles: ['test/browser/setup.ts'],
        },
      },
      {
        // The same tests on the files of the CDN, against a sandbox over HTTP.
        plugins: [react(), otherSites(), servedCdn(shard), sandboxes()],
        root,
        cacheDir: `.cache/vitest-cdn${shard}`,
        mode: 'cdn',
        optimizeDeps,
        test: {
          name: 'cdn',
          retry,
          testTimeout: 30_000,
          include: [...elementTests, 'test/browser/served/*.test.{ts,tsx}'],
          isolate: false,
          css: true,
          // An instance of its own: Vitest writes the project's name into it.
          browser: { ...calmChromium, instances: [{ browser: 'chromium' }] },
          setupFiles: ['test/browser/setup.ts', 'test/browser/served/setup.ts'],
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          retry,
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/e2e/serve.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: workers,
        },
      },
    ],
  },
});
