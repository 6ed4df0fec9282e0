import type { BackEnd } from './handle-call.ts';

/** What belongs to one connection only, and what fetch decides itself. */
const ownOfConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const ofRequest = [...ownOfConnection, 'host', 'expect', 'accept-encoding', 'content-length'];
// Node has unpacked the body by then.
const ofAnswer = [...ownOfConnection, 'content-encoding'];

/** Forwards the calls to the back end at `target`, bodies streaming both ways; 502 where it cannot be reached. */
export function proxyTo(target: string): BackEnd {
  const base = new URL(target);
  return async (request) => {
    const { origin, host, protocol, pathname, search } = new URL(request.url);
    const address = new URL(base.pathname.replace(/\/$/, '') + pathname + search, base);
    const headers = without(request.headers, ofRequest);
    headers.set('x-forwarded-host', host);
    headers.set('x-forwarded-proto', protocol.replace(':', ''));
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
      redirect: 'manual',
      duplex: 'half',
    };
    try {
      return answerOf(await fetch(address, init), base, origin);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return unreachable(base, error);
    }
  };
}

function answerOf(answer: Response, base: URL, origin: string): Response {
  const headers = without(answer.headers, ofAnswer);
  if (answer.headers.has('content-encoding')) headers.delete('content-length');

  // A cookie of the back end's domain would be refused here.
  headers.delete('set-cookie');
  for (const cookie of answer.headers.getSetCookie()) {
    headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));
  }

  const location = headers.get('location');
  if (location && URL.canParse(location, base) && new URL(location, base).origin === base.origin) {
    const { pathname, search, hash } = new URL(location, base);
    headers.set('location', new URL(pathname + search + hash, origin).href);
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** Also drops what the Connection header names. */
function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers);
  const named = headers.get('connection')?.split(',') ?? [];
  for (const name of [...names, ...named.map((name) => name.trim())]) {
    if (/^[\w-]+$/.test(name)) kept.delete(name);
  }
  return kept;
}

function unreachable(base: URL, error: unknown): Response {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  console.error(`${base.origin}: ${cause}`);
  const msg = '后端服务暂时无法连接，请稍后重试或联系管理员';
  return Response.json(
    { code: 502, msg, data: null },
    { status: 502, headers: { 'cache-control': 'no-store' } },
  );
}
