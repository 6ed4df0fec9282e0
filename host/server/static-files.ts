import { Readable } from 'node:stream';
import { send } from '@fastify/send';
import Negotiator from 'negotiator';
import { copyEndings } from './compress-files.ts';
import { isCompressible, mediaType } from './media-type.ts';

/**
 * Answers with the file of a URL path, or with the part of it that the request wants; with 304 where the browser has it
 * already. Undefined where there is no such file.
 */
export type StaticFiles = (request: Request, path: string) => Promise<Response | undefined>;

/** The files of a folder, none of them hidden. `compressFiles` has written the compressed copies. */
export function openStaticFiles(folder: string): StaticFiles {
  return async (request, path) => {
    const type = mediaType(path) ?? 'application/octet-stream';
    if (!isCompressible(type)) return sendFile(request, path, folder, { 'content-type': type });
    const headers = { 'content-type': type, vary: 'accept-encoding' };
    for (const encoding of encodingsOf(request)) {
      const encoded = { ...headers, 'content-encoding': encoding };
      const copy = await sendFile(request, path + copyEndings[encoding], folder, encoded);
      if (copy) return copy;
    }
    return sendFile(request, path, folder, headers);
  };
}

/** The encodings that the browser takes, the best one first. The npm package has only copies in gzip. */
function encodingsOf(request: Request): (keyof typeof copyEndings)[] {
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  return (['br', 'gzip'] as const).filter((encoding) => negotiator.encoding([encoding]));
}

async function sendFile(
  request: Request,
  path: string,
  root: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const { method } = request;
  const { range, ...others } = Object.fromEntries(request.headers);
  // The library reads the method and the headers of Node's request, and nothing else of it.
  const ask = (wanted: Record<string, string>) =>
    send(Object.assign(new Readable(), { method, headers: wanted }), path, {
      root,
      index: false,
      contentType: false,
      cacheControl: false,
    });
  let found = await ask(range ? { ...others, range } : others);
  // A range that is longer than the file from its end means all of the file, which the library refuses.
  if (found.statusCode === 416 && !/^bytes=\d/.test(range ?? '')) found = await ask(others);
  const { type, statusCode: status, stream } = found;
  if (type === 'directory' || [400, 403, 404].includes(status)) return undefined;
  const body = method === 'HEAD' || status === 304 ? null : (Readable.toWeb(stream) as ReadableStream);
  return new Response(body, { status, headers: { ...found.headers, ...(type === 'file' && headers) } });
}
