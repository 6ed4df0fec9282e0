import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The inputs of a build, and the file that records which inputs were built. */
export interface Build {
  root: string;
  /** Files and folders below the root. */
  sources: readonly string[];
  /** Paths below the root that do not go into the build. */
  without: readonly string[];
  /** Holds the fingerprint of the built sources; lies in the output, so that both are deleted together. */
  stamp: string;
}

/** True if the sources have changed since the last build. */
export async function isStale(build: Build): Promise<boolean> {
  const stamp = await readFile(build.stamp, 'utf8').catch(() => '');
  return stamp !== (await fingerprint(build));
}

/** By content, not by time: a fresh clone or a switched branch may carry any time. */
export async function fingerprint({ root, sources, without }: Build): Promise<string> {
  const isLeftOut = (path: string) => without.some((one) => path === one || path.startsWith(`${one}/`));
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of await filesOf(root, source)) {
      if (isLeftOut(path)) continue;
      hash
        .update(`${path}\0`)
        .update(await readFile(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesOf(root: string, source: string): Promise<string[]> {
  const path = join(root, source);
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
