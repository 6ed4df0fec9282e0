import { getRequestListener } from '@hono/node-server';
import { listen } from '../../host/server/listen.ts';
import { openStaticFiles, type StaticFiles } from '../../host/server/static-files.ts';

/** The web server of somebody else's site, on an origin of its own. */
export interface School {
  /** Serves a page, under a Content Security Policy if there is one; returns its URL. */
  put(html: string, policy?: string): string;
  /** Serves a folder with an application; returns the URL of its start page. */
  open(folder: string): string;
  /** How often a page has asked for the user's token. */
  tokensAsked(): number;
  close(): Promise<void>;
}

interface Page {
  html: string;
  policy?: string | undefined;
}

/** `token` is what the site's own back end answers to `/my/portal-token`. */
export async function startSchool(token: () => unknown): Promise<School> {
  const pages: Page[] = [];
  const folders: StaticFiles[] = [];
  let asked = 0;

  function pageResponse({ html, policy }: Page): Response {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    if (policy) headers.set('content-security-policy', policy);
    return new Response(html, { headers });
  }

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (path === '/my/portal-token') {
      asked += 1;
      return Response.json(token());
    }
    const [, room, number, rest = ''] = /^\/(pages|applications)\/(\d+)(\/.*)?$/.exec(path) ?? [];
    const page = room === 'pages' ? pages[Number(number)] : undefined;
    if (page) return pageResponse(page);
    const files = room === 'applications' ? folders[Number(number)] : undefined;
    const file = await files?.(request, rest === '/' ? '/index.html' : rest);
    // Browsers ask for an icon on their own, and report where there is none.
    return file ?? new Response(null, { status: path === '/favicon.ico' ? 204 : 404 });
  }

  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const { port, close } = await listen((incoming, outgoing) => void listener(incoming, outgoing), 0);
  const address = `http://localhost:${port}`;
  return {
    put: (html, policy) => `${address}/pages/${pages.push({ html, policy }) - 1}`,
    open: (folder) => `${address}/applications/${folders.push(openStaticFiles(folder)) - 1}/`,
    tokensAsked: () => asked,
    close,
  };
}
