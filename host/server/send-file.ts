import { chooseEncoding } from './encoding.ts';
import type { StoredFile } from './static-files.ts';

/** Answers with a file: packed as the browser takes it, or 304 where the browser has it already. */
export async function sendFile(
  request: Request,
  file: StoredFile,
  caching: string,
  status = 200,
): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': caching,
    etag: file.tag,
  });
  if (file.packs) headers.set('vary', 'accept-encoding');
  if (has(request.headers.get('if-none-match'), file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = file.packs ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const bytes = await file.as(encoding);
  headers.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : Uint8Array.from(bytes), { status, headers });
}

function has(wanted: string | null, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, '');
  return wanted?.split(',').some((one) => one.trim() === '*' || plain(one) === plain(tag)) ?? false;
}
