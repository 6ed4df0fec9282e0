import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const portalFolder = `${root}dist/portal`;
export const cdnFolder = `${root}dist/cdn`;
/** How each of them is built. */
export const viteConfigs = {
  portal: `${root}host/vite.config.ts`,
  gallery: `${root}host/vite.gallery.config.ts`,
  cdn: `${root}host/vite.cdn.config.ts`,
};
