import type { StaticFiles } from './static-files.ts';
import { cachingOf, revalidated } from './caching.ts';
import { mediaType } from './media-type.ts';
import { findPage, pagePath, type PageEntry } from './page-map.ts';

export interface PortalFiles {
  files: StaticFiles;
  /** Empty for a build that is not prerendered. */
  pages: readonly PageEntry[];
  locale: string;
}

/** The built portal: its files, and for every other path the first paint of its page; the browser routes by itself. */
export async function sendPortal(
  request: Request,
  path: string,
  { files, pages, locale }: PortalFiles,
): Promise<Response> {
  const file = await files(request, path);
  if (file) return cached(file, cachingOf(path));
  if (path.startsWith('/assets/') || mediaType(path)) return missing();
  const { page, status } = findPage(pages, path);
  const html = (await files(request, pagePath(page, locale))) ?? (await files(request, '/index.html'));
  if (!html) return missing();
  const { body, headers } = cached(html, revalidated);
  const isMissing = status === 404 && pages.length > 0 && html.status === 200;
  return isMissing ? new Response(body, { status, headers }) : html;
}

/** The files below `/cdn`, which pages of other origins load. */
export async function sendCdn(request: Request, path: string, cdn: StaticFiles): Promise<Response> {
  const file = await cdn(request, path.slice('/cdn'.length));
  const answer = file ? cached(file, cachingOf(path)) : missing();
  answer.headers.set('access-control-allow-origin', '*');
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}

function cached(file: Response, caching: string): Response {
  // A part that the file does not have must not be missing for good.
  file.headers.set('cache-control', file.status < 400 ? caching : 'no-store');
  return file;
}

export function missing(): Response {
  return new Response('404\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
