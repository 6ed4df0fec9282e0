import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limits } from '../patience.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest-look',
  test: {
    name: 'look',
    ...limits,
    include: ['test/look/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/look/serve.ts'],
    maxWorkers: 2,
  },
});
