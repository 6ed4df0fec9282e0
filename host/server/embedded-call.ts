import type { PortalSettings } from '#src/config.ts';
import { callPaths } from './call-paths.ts';

/** The destinations of requests that a page makes by its markup alone, with the cookie and without a click. */
export const embeddedDestinations = [
  'audio',
  'embed',
  'font',
  'iframe',
  'image',
  'object',
  'script',
  'style',
  'track',
  'video',
];

/** These folders of calls hold pictures and pages. */
const folders = ['avatars', 'sandbox', 'external'];

/** A back end may serve the uploaded files here, which pages show. */
export const fileFolders = ['/api/upload/'];

/**
 * The pattern of the decoded paths, among those of calls, that no markup may request. A path that a back end could resolve
 * to another folder counts as no file. Both JavaScript and PCRE read it.
 */
export function embeddingPattern(files: readonly string[]): string {
  const quote = (text: string) => text.replace(/[^\w/-]/g, '[$&]');
  return `^(?!/(?:${folders.join('|')})/)(?!(?:${files.map(quote).join('|')})(?!.*(?:[.][.]|[%;]|\\x5C)))/[^/]+/`;
}

/**
 * True if a picture, a frame or the like requests a call. A picture of another site can redirect there, past the content
 * policy's and our own checks of its address, and the browser sends the cookie along.
 */
export function isEmbeddedCall(
  request: Request,
  { avatarBase = '', ...calls }: Pick<PortalSettings, 'avatarBase' | 'paths' | 'callPrefixes'> = {},
): boolean {
  if (!embeddedDestinations.includes(request.headers.get('sec-fetch-dest') ?? '')) return false;
  const files = /^\/[^/]/.test(avatarBase) ? [...fileFolders, avatarBase] : fileFolders;
  const path = decoded(new URL(request.url).pathname);
  return callPaths(calls)(path) && new RegExp(embeddingPattern(files)).test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
