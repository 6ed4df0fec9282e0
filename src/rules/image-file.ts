import type { FileFault } from './upload-file.ts';
import { AVATAR_MAX_BYTES } from './limits.ts';

/** The pictures that may be uploaded. SVG is none of them: it can carry scripts. */
export type ImageType = 'gif' | 'jpg' | 'png' | 'bmp';

/** The limits of one kind of upload. */
export interface ImageRule {
  types: readonly ImageType[];
  /** In bytes; without it any size. */
  maxBytes?: number;
}

export const avatarImage: ImageRule = { types: ['gif', 'jpg', 'png', 'bmp'], maxBytes: AVATAR_MAX_BYTES };
export const feedbackImage: ImageRule = { types: ['gif', 'jpg', 'bmp', 'png'] };
export const legacyFeedbackImage: ImageRule = { types: ['jpg', 'png'] };

interface Kind {
  extensions: readonly string[];
  mimes: readonly string[];
  /** The first bytes. */
  starts: readonly (readonly number[])[];
}

const kinds: Record<ImageType, Kind> = {
  gif: {
    extensions: ['gif'],
    mimes: ['image/gif'],
    starts: [
      [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
      [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
    ],
  },
  jpg: {
    extensions: ['jpg', 'jpeg'],
    mimes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    starts: [[0xff, 0xd8, 0xff]],
  },
  png: {
    extensions: ['png'],
    mimes: ['image/png', 'image/x-png'],
    starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  },
  bmp: {
    extensions: ['bmp'],
    mimes: ['image/bmp', 'image/x-ms-bmp', 'image/x-bmp', 'image/x-windows-bmp'],
    starts: [[0x42, 0x4d]],
  },
};

/**
 * Checks name, MIME type, size and first bytes of a chosen picture. All of them must name the same
 * type; the size is checked before anything is read.
 */
export async function imageFault(file: File, { types, maxBytes }: ImageRule): Promise<FileFault> {
  const type = types.find((one) => claims(file, kinds[one]));
  if (!type) return 'type';
  if (file.size > (maxBytes ?? Infinity)) return 'size';
  if (file.size === 0) return 'empty';
  try {
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    return beginsLike(first, kinds[type]) ? null : 'type';
  } catch {
    return 'unreadable';
  }
}

/** The type of a picture by its first bytes; null if it is none of these. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const types = Object.keys(kinds) as ImageType[];
  return types.find((type) => beginsLike(bytes, kinds[type])) ?? null;
}

const beginsLike = (bytes: Uint8Array, { starts }: Kind) =>
  starts.some((start) => start.every((byte, index) => bytes[index] === byte));

/** The `accept` of a file field. */
export function acceptOf({ types }: ImageRule): string {
  return types.flatMap((type) => kinds[type].extensions.map((extension) => `.${extension}`)).join(',');
}

function claims({ name, type }: File, { extensions, mimes }: Kind): boolean {
  // A system that does not know the type gives none; then name and bytes decide.
  return (
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)) &&
    (type === '' || mimes.includes(type.toLowerCase()))
  );
}
