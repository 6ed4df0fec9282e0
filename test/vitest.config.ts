import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { tokenStyles } from '#host/tokens/postcss.ts';
import { portalRooms, traditionalTexts } from '#host/traditional/plugin.ts';
import { calmChromium, elementTests, optimizeDeps, otherSites, sandboxMedia } from './browser.config.ts';
import { workers } from './e2e/worker-count.ts';
import { filesIn, leftOut } from './left-out.ts';
import { limits } from './patience.ts';
import { sandboxes, servedCdn } from './served.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The pages of a browser that run files in parallel; each has storage of its own. */
const pages = 2;

const tests = /\.test\.tsx?$/;

/** Any change may add to what a page loads, or lead an address elsewhere, so these run every day. */
const everyDay = /\/(?:first-load|routes)\.test\.ts$/;
const e2eFiles = filesIn('test/e2e', tests).filter((name) => !everyDay.test(name));

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    // No file may need another one before it; a failure names the seed of its order.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        plugins: [react(), traditionalTexts(portalRooms)],
        css: tokenStyles,
        root,
        cacheDir: '.cache/vitest-unit',
        test: {
          name: 'unit',
          ...limits,
          include: ['test/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share a window and their modules, which saves three quarters of the time, so every file has to
          // clean up.
          isolate: false,
          css: true,
          setupFiles: ['test/unit/setup.ts'],
        },
      },
      {
        plugins: [react(), otherSites(), sandboxMedia(), traditionalTexts(portalRooms)],
        css: tokenStyles,
        root,
        cacheDir: '.cache/vitest-browser',
        optimizeDeps,
        test: {
          name: 'browser',
          ...limits,
          include: ['test/browser/**/*.test.{ts,tsx}'],
          // These run on the served files only: server responses are the same for both forms.
          exclude: [
            'test/browser/served/**',
            'test/browser/**/*-faults.test.tsx',
            ...leftOut(filesIn('test/browser', tests), 2),
          ],
          // Files share a page and their modules, which saves a quarter of the time.
          isolate: false,
          maxWorkers: pages,
          css: true,
          browser: calmChromium,
          setupFiles: ['test/browser/setup.ts'],
        },
      },
      {
        // Runs the same tests on the files of the CDN, against a sandbox over HTTP.
        plugins: [react(), otherSites(), servedCdn(), sandboxes()],
        css: tokenStyles,
        root,
        cacheDir: '.cache/vitest-cdn',
        mode: 'cdn',
        optimizeDeps,
        test: {
          name: 'cdn',
          ...limits,
          include: [...elementTests, 'test/browser/served/*.test.{ts,tsx}'],
          exclude: leftOut(elementTests, 3),
          isolate: false,
          maxWorkers: pages,
          css: true,
          // Needs its own instance: Vitest writes the project's name into it.
          browser: { ...calmChromium, instances: [{ browser: 'chromium' }] },
          setupFiles: ['test/browser/setup.ts', 'test/browser/served/setup.ts'],
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          ...limits,
          include: ['test/e2e/**/*.test.ts'],
          exclude: leftOut(e2eFiles, 4),
          environment: 'node',
          // The files of a worker share a browser, which has cached the portal's files.
          isolate: false,
          globalSetup: ['test/e2e/serve.ts'],
          maxWorkers: workers,
        },
      },
    ],
  },
});
