import { root } from './paths.ts';
import { openStaticFiles } from './static-files.ts';

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
    const file = await files(request, pathname.slice(path.length - 1));
    if (!file) return new Response('Not found', { status: 404 });
    file.headers.set('cache-control', 'no-cache');
    file.headers.set('access-control-allow-origin', '*');
    return file;
  };
}
