import type { PortalSettings } from '#src/config.ts';

/** The first path segments of the calls that the specification names, and of the sandbox. */
export const callPrefixes = ['api', 'pxapp', 'hkw', 'proxy', 'avatars', 'sandbox', 'external'];

type CallSettings = Pick<PortalSettings, 'paths' | 'callPrefixes'>;

/** Tells calls from pages and files by the first path segment; replaced paths and an adapter's count too. */
export function callPaths(settings?: CallSettings): (path: string) => boolean {
  const first = new Set(prefixesOf(settings));
  return (path) => first.has(path.split('/')[1] ?? '');
}

/** The first path segments of the calls, with those that the settings add. */
function prefixesOf({ paths = {}, callPrefixes: added = [] }: CallSettings = {}): string[] {
  const segments = Object.values(paths).map((path) => /^\/([^/?#]+)\//.exec(path)?.[1] ?? '');
  return [...callPrefixes, ...added, ...segments.filter(Boolean)];
}
