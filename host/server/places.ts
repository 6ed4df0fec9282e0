import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const portalFolder = `${root}dist/portal`;
export const cdnFolder = `${root}dist/cdn`;
/** The standalone portal, and the files of the CDN. */
export const viteConfigs = [`${root}host/vite.config.ts`, `${root}host/vite.cdn.config.ts`];
