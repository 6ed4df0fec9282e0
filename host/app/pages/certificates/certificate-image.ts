import { localMedia, type MediaUrl } from '#src/rules/media-url.ts';
import { imageTypeOf } from '#src/rules/image-file.ts';

export interface CertificateImage {
  /** Only a picture's bytes become the data of a picture, whatever type the server has named. */
  url: MediaUrl;
  type: 'png' | 'jpg' | 'gif' | 'bmp' | 'webp' | 'svg';
  base64: string;
}

const mimes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

/** Enough characters for the declarations and comments that an SVG may begin with; a multiple of 4. */
const HEAD_LENGTH = 8192;
const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i;

/** Parses the server's picture, a data URL or bare base64; null if its bytes are no picture. */
export function parseCertificateImage(text: string): CertificateImage | null {
  const base64 = text.replace(/^\s*data:[^,]*,/i, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const type = typeOf(bytesOf(base64.slice(0, HEAD_LENGTH)));
  return type && { type, base64, url: localMedia(`data:${mimes[type]};base64,${base64}`) };
}

function typeOf(bytes: Uint8Array): CertificateImage['type'] | null {
  const head = new TextDecoder().decode(bytes);
  if (head.startsWith('RIFF') && head.slice(0, 40).includes('WEBP')) return 'webp';
  return imageTypeOf(bytes) ?? (svgStart.test(head) ? 'svg' : null);
}

/** Decodes base64; without bytes if it is malformed. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
