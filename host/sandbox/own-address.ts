import { isLoopback } from '#src/rules/safe-url.ts';

/** An address to go on to; undefined unless it is on the sandbox's own origin or on this machine. */
export function ownAddress(address: string | undefined, request: Request): URL | undefined {
  if (!address) return undefined;
  const { origin } = new URL(request.url);
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && (url.origin === origin || isLoopback(url.hostname)) ? url : undefined;
}

/** Leads on. Our own origin is left out, since only the Host header says which one the browser has come by. */
export function redirectTo(url: URL, request: Request): Response {
  const isOwn = url.origin === new URL(request.url).origin;
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  return new Response(null, { status: 302, headers: { location: isOwn ? path : url.href } });
}
