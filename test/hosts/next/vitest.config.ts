import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  cacheDir: fileURLToPath(new URL('../../../.cache/vitest-next', import.meta.url)),
  test: {
    name: 'next',
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: ['serve.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
