/** The first path segments of the calls that the specification names, and of the sandbox. */
export const callPrefixes = ['api', 'pxapp', 'hkw', 'proxy', 'avatars', 'sandbox', 'external'];

/** Tells calls from pages and files by the first path segment; replaced paths count too. */
export function callPaths(replaced?: Record<string, string>): (path: string) => boolean {
  const first = new Set(prefixesOf(replaced));
  return (path) => first.has(path.split('/')[1] ?? '');
}

/** The first path segments of the calls, with those of the replaced paths. */
export function prefixesOf(replaced: Record<string, string> = {}): string[] {
  const segments = Object.values(replaced).map((path) => /^\/([^/?#]+)\//.exec(path)?.[1] ?? '');
  return [...callPrefixes, ...segments.filter(Boolean)];
}
