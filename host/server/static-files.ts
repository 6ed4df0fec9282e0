import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { encode, type Encoding } from './encoding.ts';
import { isText, mediaType } from './media-type.ts';

export interface StoredFile {
  type: string;
  /** Of the content, whichever way it is encoded. */
  tag: string;
  /** Whether packing is worth while. */
  packs: boolean;
  /** The bytes; packed once and kept. */
  as(encoding: Encoding): Promise<Uint8Array>;
}

/** The files of a folder by the path of an address; undefined for what is no file in it. */
export type StaticFiles = (path: string) => Promise<StoredFile | undefined>;

const packable = 1024;

export function openStaticFiles(folder: string): StaticFiles {
  const base = resolve(folder);
  const kept = new Map<string, { version: string; file: StoredFile }>();
  return async (path) => {
    const place = placeIn(base, path);
    if (!place) return undefined;
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs}-${found.size}`;
    const known = kept.get(place);
    if (known?.version === version) return known.file;
    const file = storedFile(place, await readFile(place));
    kept.set(place, { version, file });
    return file;
  };
}

/** Undefined for what leads out of the folder, and for hidden files. */
function placeIn(base: string, path: string): string | undefined {
  const plain = decoded(path);
  if (plain === undefined || /[\0\\]|(^|\/)\./.test(plain)) return undefined;
  const place = join(base, plain);
  return place.startsWith(base + sep) ? place : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function storedFile(place: string, bytes: Uint8Array): StoredFile {
  const type = mediaType(place) ?? 'application/octet-stream';
  const packed = new Map<Encoding, Promise<Uint8Array>>();
  return {
    type,
    tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packs: bytes.length >= packable && isText(type),
    as(encoding) {
      const known = packed.get(encoding) ?? encode(bytes, encoding);
      packed.set(encoding, known);
      return known;
    },
  };
}
