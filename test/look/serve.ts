import type { TestProject } from 'vitest/node';
import { buildAndServe } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the Storybook that is photographed. */
    lookSite: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await buildAndServe();
  project.provide('lookSite', address);
  return close;
}
