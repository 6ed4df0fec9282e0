import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';

/** By the extension of a file, without its dot. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ...mimes,
  // The types of a video's playlist and captions, which hono lacks.
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
};

/** Undefined for a path that does not look like a file: a page of the portal. */
export const mediaType = (path: string): string | undefined => getMimeType(path, mediaTypes);

/** Text shrinks; pictures, fonts and videos are compressed already. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
