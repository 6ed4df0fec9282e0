/** Builds the portal and the files of the CDN, with `cdn` only the latter, whether or not they are stale. */
import { rebuild, rebuildCdn } from './portal-build.ts';

await (process.argv.includes('cdn') ? rebuildCdn() : rebuild());
