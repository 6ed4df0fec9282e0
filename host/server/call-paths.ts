const defaults = ['api', 'pxapp', 'hkw', 'proxy', 'avatars', 'sandbox', 'external'];

/** Tells the calls from the pages and files: by the first piece of the path, those of replaced paths too. */
export function callPaths(replaced: Record<string, string> = {}): (path: string) => boolean {
  const first = new Set(defaults);
  for (const path of Object.values(replaced)) {
    const piece = /^\/([^/?#]+)\//.exec(path)?.[1];
    if (piece) first.add(piece);
  }
  return (path) => first.has(path.split('/')[1] ?? '');
}
