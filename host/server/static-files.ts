import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { encode, isWorthCompressing, type Encoding } from './encoding.ts';
import { mediaType } from './media-type.ts';

export interface StoredFile {
  type: string;
  /** The ETag of the content, independent of its encoding. */
  tag: string;
  /** Whether compression is worth while. */
  packs: boolean;
  /** The bytes; compressed once and cached. */
  as(encoding: Encoding): Promise<Uint8Array>;
}

/** The files of a folder by URL path; undefined where there is no such file. */
export type StaticFiles = (path: string) => Promise<StoredFile | undefined>;

export function openStaticFiles(folder: string): StaticFiles {
  const base = resolve(folder);
  const kept = new Map<string, { version: string; file: StoredFile }>();
  return async (path) => {
    const filePath = resolveInside(base, path);
    if (!filePath) return undefined;
    const found = await stat(filePath).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs}-${found.size}`;
    const known = kept.get(filePath);
    if (known?.version === version) return known.file;
    const file = storedFile(filePath, await readFile(filePath));
    kept.set(filePath, { version, file });
    return file;
  };
}

/** Undefined for paths out of the folder and for hidden files. */
function resolveInside(base: string, path: string): string | undefined {
  const plain = decoded(path);
  if (plain === undefined || /[\0\\]|(^|\/)\./.test(plain)) return undefined;
  const filePath = join(base, plain);
  return filePath.startsWith(base + sep) ? filePath : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function storedFile(filePath: string, bytes: Uint8Array): StoredFile {
  const type = mediaType(filePath) ?? 'application/octet-stream';
  const packed = new Map<Encoding, Promise<Uint8Array>>();
  return {
    type,
    tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packs: isWorthCompressing(type, bytes.length),
    as(encoding) {
      const known = packed.get(encoding) ?? encode(bytes, encoding);
      packed.set(encoding, known);
      return known;
    },
  };
}
