/** Builds the portal and the files of the CDN, whether or not they are stale. */
import { rebuild } from './portal-build.ts';

await rebuild();
