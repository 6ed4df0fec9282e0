import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { tokenStyles } from '#host/tokens/postcss.ts';
import { limits } from '../patience.ts';
import { holes } from './holes/holes.ts';
import { seedPlugin } from './holes/seed-plugin.ts';

/** The unit tests of an area, as the command names them. */
const environment = process.env.MUTATION_ENVIRONMENT ?? 'happy-dom';
const hole = holes[Number(process.env.MUTATION_HOLE || NaN)];
const globs = (process.env.MUTATION_TESTS ?? '').split(' ');

export default defineConfig({
  plugins: [react(), ...(hole ? [seedPlugin(hole)] : [])],
  css: tokenStyles,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...limits,
    // A mutant often waits for ever, and no test takes a quarter of this.
    testTimeout: 8000,
    expect: { poll: { timeout: 5000 } },
    include: globs.filter((glob) => !glob.startsWith('!')),
    exclude: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    environment,
    isolate: false,
    css: true,
    setupFiles: [
      ...(process.env.MUTATION_SETUP ?? 'test/unit/setup.ts').split(' '),
      'test/mutation/chunks.ts',
    ],
  },
});
