import { answerCall, type BackEnd, type Connection } from './handle-call.ts';
import { callPaths } from './call-paths.ts';
import { isEmbeddedCall } from './embedded-call.ts';
import type { ReadCaller } from './caller.ts';
import { isHealthPath, type Health } from './health/health.ts';
import { newRecord, requestIdHeader, type RequestRecord, type RouteKind } from './observe/request-record.ts';
import type { StaticFiles } from './static-files.ts';
import { missing, sendCdn, sendPortal, type PortalFiles } from './pages.ts';
import { referrerPolicy } from './referrer-policy.ts';
import { withSecurityHeaders } from './security-headers.ts';
import type { ReadSettings } from './settings.ts';
import { isStatistics, statisticsPage } from './statistics-page.ts';

export interface Parts {
  portal: Omit<PortalFiles, 'locale'>;
  cdn: StaticFiles;
  settings: ReadSettings;
  backEnd: BackEnd;
  readCaller: ReadCaller;
  /** The back end is a real one, not the sandbox; it may serve pages that are demos here. */
  isReal: boolean;
  health?: Health;
  /** The largest body of a call; `BODY_MAX_MB` by default. */
  bodyMaxMb?: number;
}

export type Handler = (request: Request, connection: Connection, record?: RequestRecord) => Promise<Response>;

/** `Request` knows no CONNECT, TRACE and TRACK, and no call uses anything else. */
const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD'];

/** Everything behind the one port: the portal, the CDN files, the settings, the calls and the state of the server. */
export function createHandler(parts: Parts): Handler {
  const { portal, cdn, settings, readCaller, isReal, health } = parts;
  return async (request, connection, record = newRecord()) => {
    const { pathname } = new URL(request.url);
    const { api, avatarBase, mediaOrigins, paths, callPrefixes, reportTo } = settings();
    const caller = readCaller(request.headers, connection.incoming.socket.remoteAddress ?? '');
    const finish = (kind: RouteKind, response: Response) => {
      record.kind = kind;
      response.headers.set(requestIdHeader, record.id);
      return withSecurityHeaders(response, {
        origins: { api, mediaOrigins, reportTo },
        isHttps: caller.origin.startsWith('https:'),
        path: pathname,
      });
    };
    const refuse = (methods: readonly string[]) => finish('refused', notAllowed(methods));
    const call = () => answerCall(backEndFor(parts, caller, record), request, connection, parts.bodyMaxMb);

    if (isEmbeddedCall(request, { avatarBase, paths, callPrefixes })) {
      return finish('refused', new Response(null, { status: 403 }));
    }
    if (health && isHealthPath(pathname)) {
      if (!pageMethods.includes(request.method)) return refuse(pageMethods);
      return finish('health', await health.answer(pathname));
    }
    if (callPaths({ paths, callPrefixes })(pathname)) {
      record.kind = 'call';
      return callMethods.includes(request.method) ? finish('call', await call()) : refuse(callMethods);
    }
    if (isReal && isStatistics(pathname) && callMethods.includes(request.method)) {
      record.kind = 'statistics';
      const answer = await call();
      if (answer.status !== 404 && answer.status !== 502) return finish('statistics', answer);
    }
    if (!pageMethods.includes(request.method)) return refuse(pageMethods);
    const response = await page(request, pathname);
    response.headers.set('referrer-policy', referrerPolicy(pathname));
    return finish(kindOf(pathname, response), response);
  };

  async function page(request: Request, path: string): Promise<Response> {
    if (path === '/portal.config.json') {
      // Elements on other sites need it, and none of it is a secret.
      const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
      return Response.json(settings(), { headers });
    }
    if (isStatistics(path)) return statisticsPage();
    if (path.startsWith('/cdn/')) return sendCdn(request, path, cdn);
    if (path.startsWith('/.')) return missing();
    return sendPortal(request, path, { ...portal, locale: settings().locale ?? 'zh-CN' });
  }
}

/** Hands a call on with the id of its request, and notes in the record what a real back end does with it. */
function backEndFor({ backEnd, isReal }: Parts, caller: ReturnType<ReadCaller>, record: RequestRecord) {
  return async (sent: Request): Promise<Response> => {
    sent.headers.set(requestIdHeader, record.id);
    const begun = performance.now();
    let status: number | undefined;
    try {
      return await backEnd(sent, caller, (answered) => (status = answered));
    } finally {
      if (isReal) record.upstream = { ...(status && { status }), ms: performance.now() - begun };
    }
  };
}

function kindOf(path: string, response: Response): RouteKind {
  if (path === '/portal.config.json') return 'settings';
  if (isStatistics(path)) return 'statistics';
  if (path.startsWith('/cdn/')) return 'cdn';
  return response.headers.get('content-type')?.startsWith('text/html') ? 'page' : 'file';
}

const notAllowed = (methods: readonly string[]) =>
  new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
