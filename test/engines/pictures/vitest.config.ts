import { defineConfig } from 'vitest/config';
import flows from '../vitest.config.ts';

/** Pictures of the portal in the four engines, to be looked at: nothing is compared. */
export default defineConfig({
  ...flows,
  test: {
    ...flows.test,
    include: ['test/engines/*/pictures.ts'],
    globalSetup: ['test/engines/serve.ts', 'test/engines/pictures/sheets.ts'],
    reporters: ['default'],
  },
});
