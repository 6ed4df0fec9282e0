import { ChunkLoadError } from '../states/portal-error.ts';
import { isPageUnloading } from './is-page-unloading.ts';

/** Reports that a chunk could not be loaded, unless the browser has ended the request because the page is left. */
export async function reportChunkFailure(report: (error: unknown) => void, cause: unknown): Promise<void> {
  if (!(await isPageUnloading())) report(new ChunkLoadError(cause));
}
