import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limits } from '../patience.ts';

/** Reads colours from screenshots, so its browser paints, unlike those of the other projects. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest-pixels',
  test: { name: 'pixels', ...limits, include: ['test/pixels/*.test.ts'], environment: 'node' },
});
