import type { TestProject } from 'vitest/node';
import { buildPortal } from '../../host/server/portalBuild.ts';
import { startServer } from '../../host/server/start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the served portal stands. */
    address: string;
  }
}

/** Serves the portal, as it is now, for the time of the tests. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await buildPortal();
  const server = await startServer();
  project.provide('address', server.address);
  return () => server.close();
}
