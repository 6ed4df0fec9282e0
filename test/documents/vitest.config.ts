import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const cacheDir = fileURLToPath(new URL('../../.cache/vitest-documents', import.meta.url));

const shared = { environment: 'node', testTimeout: 300_000, hookTimeout: 600_000 } as const;

export default defineConfig({
  root,
  cacheDir,
  test: {
    projects: [
      {
        root,
        cacheDir,
        test: {
          ...shared,
          name: 'quick',
          include: ['*.test.ts'],
          exclude: ['applications.test.ts'],
          globalSetup: ['package.ts', '../hosts/pages/cdn.ts'],
          maxWorkers: 2,
        },
      },
      {
        root,
        cacheDir,
        test: {
          ...shared,
          name: 'applications',
          include: ['applications.test.ts'],
          globalSetup: ['workspace.ts'],
        },
      },
    ],
  },
});
