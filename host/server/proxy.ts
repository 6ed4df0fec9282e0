import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import { forwardedHeaders, type Caller } from './caller.ts';
import type { BackEnd } from './handle-call.ts';
import { requestIdHeader } from './observe/request-record.ts';

/** The headers of one connection are removed by the library, but for these. */
const notForwarded = [...forwardedHeaders, 'host', 'expect', 'content-length', 'proxy-connection'];

/** Forwards the calls to the back end at `target`, bodies streaming both ways; 502 where it cannot be reached. */
export function proxyTo(target: string): BackEnd {
  const base = new URL(target);
  const folder = base.pathname.replace(/\/$/, '');
  return async (request, caller, onAnswer) => {
    const { pathname, search } = new URL(request.url);
    const address = new URL(folder + pathname + search, base);
    const raw = new Request(request);
    dropClaims(raw.headers);
    // Last, since a client may name these in its Connection header, which drops what it names.
    const sendWithFacts = (sent: Request) => {
      setFacts(sent.headers, caller, request.headers.get(requestIdHeader));
      return fetch(sent);
    };
    try {
      const response = await proxy(address, {
        raw,
        redirect: 'manual',
        strictConnectionProcessing: true,
        customFetch: sendWithFacts,
      });
      onAnswer(response.status);
      keepOnThisHost(response.headers, address, folder);
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      return error instanceof HTTPException ? error.getResponse() : unreachable(base, error);
    }
  };
}

/** No claim of the caller is forwarded. CGI, and what descends from it, reads an underscore like a hyphen. */
function dropClaims(headers: Headers): void {
  for (const name of [...headers.keys()]) {
    if (notForwarded.includes(name.replaceAll('_', '-'))) headers.delete(name);
  }
}

/** The facts about the caller that a trusted proxy or the connection gives. */
function setFacts(headers: Headers, { ip, origin }: Caller, id: string | null): void {
  if (id) headers.set(requestIdHeader, id);
  if (ip) headers.set('x-forwarded-for', ip);
  if (!origin) return;
  const { host, protocol } = new URL(origin);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.replace(':', ''));
}

/** A cookie of the back end's domain would be refused here, and a redirect to its address would leave the portal. */
function keepOnThisHost(headers: Headers, address: URL, folder: string): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));

  const location = headers.get('location');
  if (!location || !URL.canParse(location, address)) return;
  const { origin, pathname, search, hash } = new URL(location, address);
  if (origin !== address.origin) return;
  const path = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
  // Without an origin, since only the browser knows by which one it has come.
  headers.set('location', path.replace(/^\/+/, '/') + search + hash);
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
