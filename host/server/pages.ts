import type { StaticFiles } from './static-files.ts';
import { mediaType } from './media-type.ts';
import { immutable, revalidated, sendFile } from './send-file.ts';

/** The built portal: its files, and `index.html` for every other path, since the browser routes by itself. */
export async function sendPortal(request: Request, path: string, portal: StaticFiles): Promise<Response> {
  const isHashed = path.startsWith('/assets/');
  const file = path === '/' ? undefined : await portal(path);
  if (file) return sendFile(request, file, isHashed ? immutable : revalidated);
  if (isHashed || mediaType(path)) return missing();
  const page = await portal('/index.html');
  return page ? sendFile(request, page, revalidated) : missing();
}

/** The files of the CDN, which pages of other origins load. */
export async function sendCdn(request: Request, path: string, cdn: StaticFiles): Promise<Response> {
  const file = await cdn(path);
  const answer = file
    ? await sendFile(request, file, path.startsWith('/chunks/') ? immutable : revalidated)
    : missing();
  answer.headers.set('access-control-allow-origin', '*');
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}

export function missing(): Response {
  return new Response('404\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
