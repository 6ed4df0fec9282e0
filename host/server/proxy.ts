import { forwardedHeaders, type Caller } from './caller.ts';
import type { BackEnd } from './handle-call.ts';

/** Hop-by-hop headers, and headers that fetch sets itself. */
const hopByHop = [
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
const requestOnly = [...hopByHop, ...forwardedHeaders, 'host', 'expect', 'accept-encoding', 'content-length'];
// Node has decompressed the body by then.
const responseOnly = [...hopByHop, 'content-encoding'];

/** Forwards the calls to the back end at `target`, bodies streaming both ways; 502 where it cannot be reached. */
export function proxyTo(target: string): BackEnd {
  const base = new URL(target);
  return async (request, caller) => {
    const { pathname, search } = new URL(request.url);
    const address = new URL(base.pathname.replace(/\/$/, '') + pathname + search, base);
    const headers = without(request.headers, requestOnly);
    setForwarded(headers, caller);
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
      redirect: 'manual',
      duplex: 'half',
    };
    try {
      return forwardResponse(await fetch(address, init), address, base);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return unreachable(base, error);
    }
  };
}

/** Tells the back end what is known of the caller, and nothing that the caller alone says. */
function setForwarded(headers: Headers, { ip, origin }: Caller): void {
  if (ip) headers.set('x-forwarded-for', ip);
  if (!origin) return;
  const { host, protocol } = new URL(origin);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.replace(':', ''));
}

function forwardResponse(response: Response, address: URL, base: URL): Response {
  const headers = without(response.headers, responseOnly);
  if (response.headers.has('content-encoding')) headers.delete('content-length');

  // A cookie of the back end's domain would be refused here.
  headers.delete('set-cookie');
  for (const cookie of response.headers.getSetCookie()) {
    headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));
  }

  // Without an origin, since only the browser knows by which one it has come.
  const location = headers.get('location');
  if (location && URL.canParse(location, address) && new URL(location, address).origin === base.origin) {
    const { pathname, search, hash } = new URL(location, address);
    const folder = base.pathname.replace(/\/$/, '');
    const path = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
    headers.set('location', path.replace(/^\/+/, '/') + search + hash);
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Removes these headers and those that the Connection header names. */
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
