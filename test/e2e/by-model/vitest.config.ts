import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limits } from '#test/patience.ts';

/** Hundreds of sequences of each model, before a release; `npm run test:e2e` runs a few. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  cacheDir: '.cache/vitest-by-model',
  test: {
    ...limits,
    testTimeout: 3 * 60 * 60_000,
    include: ['test/e2e/by-model/night.ts'],
    environment: 'node',
    globalSetup: ['test/e2e/serve.ts'],
    maxWorkers: 1,
  },
});
