/** The first path segments of the calls that the specification names, and of the sandbox. */
export const callPrefixes = ['api', 'pxapp', 'hkw', 'proxy', 'avatars', 'sandbox', 'external'];

/** Tells calls from pages and files by the first path segment; replaced paths count too. */
export function callPaths(replaced: Record<string, string> = {}): (path: string) => boolean {
  const first = new Set(callPrefixes);
  for (const path of Object.values(replaced)) {
    const segment = /^\/([^/?#]+)\//.exec(path)?.[1];
    if (segment) first.add(segment);
  }
  return (path) => first.has(path.split('/')[1] ?? '');
}
