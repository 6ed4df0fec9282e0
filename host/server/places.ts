import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const portalFolder = `${root}dist/portal`;
export const cdnFolder = `${root}dist/cdn`;
export const viteConfig = `${root}host/vite.config.ts`;
