import { byteRange } from './byte-range.ts';
import { root } from './paths.ts';
import { openStaticFiles, type StoredFile } from './static-files.ts';

/** Where the sandbox's answers say that its videos are. */
const path = '/sandbox/films/';
const files = openStaticFiles(`${root}host/sandbox/videos/`);

/**
 * Adds the sandbox's videos, with their captions, to its answers. They are files of Node, while the sandbox itself
 * also runs in browsers, where a video could not be requested from it.
 */
export function withVideos(
  sandbox: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isVideo = pathname.startsWith(path) && ['GET', 'HEAD'].includes(request.method);
    if (!isVideo) return sandbox(request);
    const file = await files(pathname.slice(path.length - 1));
    return file ? sendRange(request, file) : new Response('Not found', { status: 404 });
  };
}

/** Answers with the bytes that the request wants, so that a player can seek without loading all of a video. */
async function sendRange(request: Request, file: StoredFile): Promise<Response> {
  const bytes = await file.as('identity');
  // A video is never packed, so its tag may be strong, which `If-Range` needs.
  const tag = file.tag.replace(/^W\//, '');
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    etag: tag,
  });
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
  const condition = request.headers.get('if-range');
  const isSame = condition === null || condition === tag;
  const range = byteRange(isSame ? request.headers.get('range') : null, bytes.length);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === 'whole' ? bytes : bytes.subarray(range.first, range.last + 1);
  if (range !== 'whole') headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  headers.set('content-length', String(part.length));
  const body = request.method === 'HEAD' ? null : Uint8Array.from(part);
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}
