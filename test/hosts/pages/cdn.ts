import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideBuild } from '../../../host/server/portal-build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with the files of the CDN, as the sources are now. */
    cdn: string;
  }
}

/** Has the files of the CDN for the time of the tests; a build meanwhile does not touch them. */
export default async function provideCdn(project: TestProject): Promise<() => Promise<void>> {
  const cdn = await mkdtemp(join(tmpdir(), 'portal-cdn-'));
  await provideBuild({ cdn });
  project.provide('cdn', cdn);
  return () => rm(cdn, { recursive: true });
}
