let isOutdated = false;

/** True if the page runs an older release, so that the next navigation has to load the document. */
export function isReleaseOutdated(): boolean {
  return isOutdated;
}

/**
 * Returns whether a chunk failed to load because a newer release has replaced it: its file is gone while the
 * server responds. Many servers answer with a page then, so anything but a script counts as gone. `error` is the rejection of `import()`; only its message names the file, and not in every
 * browser.
 */
export async function isReleaseGone(error: unknown): Promise<boolean> {
  const file = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0] ?? import.meta.url;
  try {
    const response = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    const { status, headers } = response;
    const isFile = /script|css|json|octet/.test(headers.get('content-type') ?? 'script');
    const isGone = status === 404 || status === 410 || (response.ok && !isFile);
    isOutdated ||= isGone;
    return isGone;
  } catch {
    return false;
  }
}
