import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesIn, leftOut } from '../left-out.ts';
import { limits } from '../patience.ts';
import { FlowTable } from './flow-table.ts';

/** Each file drives one engine; two of them leave little of two processors unused. */
const maxWorkers = 2;

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest-engines',
  test: {
    ...limits,
    include: ['test/engines/*/*.test.ts'],
    exclude: leftOut(filesIn('test/engines', /\/quick\.test\.ts$/), 2),
    environment: 'node',
    globalSetup: ['test/engines/serve.ts'],
    maxWorkers,
    reporters: ['default', new FlowTable()],
  },
});
