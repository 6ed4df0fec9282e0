import { answerCall, type BackEnd, type Connection } from './handle-call.ts';
import { callPaths } from './call-paths.ts';
import type { StaticFiles } from './static-files.ts';
import { missing, sendCdn, sendPortal, type PortalFiles } from './pages.ts';
import { withSecurityHeaders } from './security-headers.ts';
import type { ReadSettings } from './settings.ts';
import { isStatistics, statisticsPage } from './statistics-page.ts';

export interface Parts {
  portal: Omit<PortalFiles, 'locale'>;
  cdn: StaticFiles;
  settings: ReadSettings;
  backEnd: BackEnd;
  /** The back end is a real one, not the sandbox; it may serve pages that are demos here. */
  isReal: boolean;
}

export type Handler = (request: Request, connection: Connection) => Promise<Response>;

/** Everything behind the one port: the portal, the CDN files, the settings and the calls. */
export function createHandler(parts: Parts): Handler {
  const { portal, cdn, settings, backEnd, isReal } = parts;
  return async (request, connection) => {
    const { pathname } = new URL(request.url);
    const { api, mediaOrigins, paths } = settings();
    const origins = { api, mediaOrigins };

    if (callPaths(paths)(pathname)) {
      const answer = await answerCall(backEnd, request, connection);
      return isReal ? answer : withSecurityHeaders(answer, origins);
    }
    if (isReal && isStatistics(pathname)) {
      const answer = await answerCall(backEnd, request, connection);
      if (answer.status !== 404 && answer.status !== 502) return answer;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return withSecurityHeaders(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
    }
    return withSecurityHeaders(await page(request, pathname), origins);
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
