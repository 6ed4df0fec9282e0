import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideBuild } from '../server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the CDN's files, built from the current sources. */
    cdn: string;
  }
}

/** Provides the files of the CDN during the tests; a later build does not affect them. */
export default async function provideCdn(project: TestProject): Promise<() => Promise<void>> {
  const cdn = await mkdtemp(join(tmpdir(), 'portal-cdn-'));
  await provideBuild({ cdn });
  project.provide('cdn', cdn);
  return () => rm(cdn, { recursive: true });
}
