import type { TestProject } from 'vitest/node';
import { buildPortal } from '../../host/server/portalBuild.ts';
import { startServer } from '../../host/server/start.ts';
import { workers } from './workers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the served portals stand, one for each worker. */
    addresses: string[];
  }
}

/** Serves the portal, as it is now, for the time of the tests. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await buildPortal();
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()));
  project.provide(
    'addresses',
    servers.map((server) => server.address),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
