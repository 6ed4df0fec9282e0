/**
 * Returns whether a chunk failed to load because a newer release has replaced it: its file is gone while the
 * server responds. `error` is the rejection of `import()`; only its message names the file, and not in every
 * browser.
 */
export async function isReleaseGone(error: unknown): Promise<boolean> {
  const file = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0] ?? import.meta.url;
  try {
    const response = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return response.status === 404 || response.status === 410;
  } catch {
    return false;
  }
}
