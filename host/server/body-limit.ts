import { BODY_MAX_MB } from '#src/rules/limits.ts';

const MEGABYTE = 1_048_576;

/** Only the announced length is checked here; `limitBody` counts the bytes. */
export const isTooLarge = (headers: Headers, maxMb = BODY_MAX_MB): boolean =>
  Number(headers.get('content-length') ?? 0) > maxMb * MEGABYTE;

/** Passes a body of unannounced length on until it is too large; then both ends see an error. */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  onTooLarge: () => void,
  maxMb = BODY_MAX_MB,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= maxMb * MEGABYTE) return controller.enqueue(chunk);
        onTooLarge();
        controller.error(new RangeError('the body is too large'));
      },
    }),
  );
}

export function tooLarge(): Response {
  const msg = '文件过大，请压缩后再上传';
  return Response.json(
    { code: 413, msg, data: null },
    { status: 413, headers: { 'cache-control': 'no-store', connection: 'close' } },
  );
}
