import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const cacheDir = fileURLToPath(new URL('../../.cache/vitest-documents', import.meta.url));

const shared = { environment: 'node', testTimeout: 300_000, hookTimeout: 600_000 } as const;

/** One project runs after the other, by its `groupOrder`. */
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
          exclude: ['applications.test.ts', 'site.test.ts'],
          globalSetup: ['package.ts', '../hosts/pages/cdn.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
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
          sequence: { groupOrder: 1 },
        },
      },
      {
        root,
        cacheDir,
        test: {
          ...shared,
          name: 'site',
          include: ['site.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
