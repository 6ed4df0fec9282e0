import type { TestProject } from 'vitest/node';
import { buildAndServe } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the Storybook that is photographed. */
    lookPort: number;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const { port, close } = await buildAndServe();
  project.provide('lookPort', port);
  return close;
}
