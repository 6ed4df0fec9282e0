import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { viteConfigs } from '../../../host/server/places.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with the files of the CDN, as the sources are now. */
    cdn: string;
  }
}

/** Builds the files of the CDN for the time of the tests. */
export default async function buildCdn(project: TestProject): Promise<() => Promise<void>> {
  const cdn = await mkdtemp(join(tmpdir(), 'portal-cdn-'));
  const former = process.env.NODE_ENV;
  // React's development build must not slip in because a test runner has set another.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: viteConfigs.cdn,
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: cdn },
    });
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
  project.provide('cdn', cdn);
  return () => rm(cdn, { recursive: true });
}
