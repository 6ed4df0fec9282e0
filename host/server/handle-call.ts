import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isTooLarge, limitBody, tooLarge } from './body-limit.ts';
import type { Caller } from './caller.ts';

export type Connection = HttpBindings | Http2Bindings;

/** Answers the calls: the sandbox, or a remote back end, whose own status is told to `onAnswer`. */
export type BackEnd = (
  request: Request,
  caller: Caller,
  onAnswer: (status: number) => void,
) => Promise<Response>;

/** Hands a call to the back end; where that drops the connection, or the caller has gone, the socket is broken. */
export async function answerCall(
  backEnd: (request: Request) => Promise<Response>,
  request: Request,
  connection: Connection,
  bodyMaxMb?: number,
): Promise<Response> {
  if (isTooLarge(request.headers, bodyMaxMb)) return tooLarge();
  let isOverrun = false;
  try {
    const response = await backEnd(standardRequest(request, () => (isOverrun = true), bodyMaxMb));
    return isOverrun ? tooLarge() : response;
  } catch (error) {
    if (isOverrun) return tooLarge();
    if (isDrop(error)) breakConnection(connection);
    else if (request.signal.aborted) connection.incoming.socket.destroy();
    else throw error;
    return RESPONSE_ALREADY_SENT;
  }
}

// By name: in development the sandbox is reloaded, and its class with it.
const isDrop = (error: unknown) => error instanceof Error && error.name === 'ConnectionDropped';

/**
 * A browser silently repeats a call whose kept-alive connection closes without a byte, even a POST.
 * A few bytes that are no HTTP make it fail at once.
 */
function breakConnection({ incoming: { socket } }: Connection): void {
  if (socket.destroyed) return;
  socket.end('connection dropped\r\n', () => socket.destroy());
}

/** The listener's own request is only shaped like one; `new Request(request)` needs a real one. */
function standardRequest(request: Request, onTooLarge: () => void, bodyMaxMb?: number): Request {
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    redirect: 'manual',
  };
  // A GET and a HEAD have none.
  if (request.body) {
    init.body = limitBody(request.body, onTooLarge, bodyMaxMb);
    init.duplex = 'half';
  }
  return new Request(request.url, init);
}
