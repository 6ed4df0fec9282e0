import { answerCall, type BackEnd, type Connection } from './handle-call.ts';
import { callPaths } from './call-paths.ts';
import { isEmbeddedCall } from './embedded-call.ts';
import type { ReadCaller } from './caller.ts';
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
}

export type Handler = (request: Request, connection: Connection) => Promise<Response>;

/** `Request` knows no CONNECT, TRACE and TRACK, and no call uses anything else. */
const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD'];

/** Everything behind the one port: the portal, the CDN files, the settings and the calls. */
export function createHandler(parts: Parts): Handler {
  const { portal, cdn, settings, backEnd, readCaller, isReal } = parts;
  return async (request, connection) => {
    const { pathname } = new URL(request.url);
    const { api, avatarBase, mediaOrigins, paths } = settings();
    const caller = readCaller(request.headers, connection.incoming.socket.remoteAddress ?? '');
    const finish = (response: Response) =>
      withSecurityHeaders(response, {
        origins: { api, mediaOrigins },
        isHttps: caller.origin.startsWith('https:'),
      });
    const call = () => answerCall((sent) => backEnd(sent, caller), request, connection);

    if (isEmbeddedCall(request, { avatarBase, paths })) return finish(new Response(null, { status: 403 }));
    if (callPaths(paths)(pathname)) {
      return finish(callMethods.includes(request.method) ? await call() : notAllowed(callMethods));
    }
    if (isReal && isStatistics(pathname) && callMethods.includes(request.method)) {
      const answer = await call();
      if (answer.status !== 404 && answer.status !== 502) return finish(answer);
    }
    if (!pageMethods.includes(request.method)) return finish(notAllowed(pageMethods));
    const response = await page(request, pathname);
    response.headers.set('referrer-policy', referrerPolicy(pathname));
    return finish(response);
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

const notAllowed = (methods: readonly string[]) =>
  new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
