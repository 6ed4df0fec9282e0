import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { tokenStyles } from '#host/tokens/postcss.ts';
import { limits } from '../patience.ts';

/** All calls × all faults, in minutes; `CASES=today` runs those of the day in seconds. */
export default defineConfig({
  plugins: [react()],
  css: tokenStyles,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest-faults',
  test: {
    ...limits,
    include: ['test/faults/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    css: true,
  },
});
