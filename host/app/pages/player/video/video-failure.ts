import { VIDEO_PROBE_MS } from '#host/app/limits.ts';

/** The connection broke, or the browser cannot play the video: there is nothing at its address, or another format. */
export type VideoFailure = 'network' | 'unplayable';

/**
 * Tells the two apart. A browser gives the same error for a video that it cannot reach at first and for one that is not
 * there, so the address is asked once more.
 */
export async function failureOf(error: MediaError | null, url: string): Promise<VideoFailure> {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return 'network';
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return 'unplayable';
  return (await isReachable(url)) ? 'unplayable' : 'network';
}

async function isReachable(url: string): Promise<boolean> {
  // A request that the content policy forbids does not show that the connection works.
  let isForbidden = false;
  const note = () => (isForbidden = true);
  document.addEventListener('securitypolicyviolation', note);
  try {
    await fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(VIDEO_PROBE_MS),
    });
    return true;
  } catch {
    return isForbidden;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
