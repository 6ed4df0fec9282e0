import type { ServerResponse } from 'node:http';
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

  function sendPage({ html, policy }: Page, response: ServerResponse): void {
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/my/portal-token') {
      asked += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(token()));
      return;
    }
    const [, room, number, rest = ''] = /^\/(pages|applications)\/(\d+)(\/.*)?$/.exec(path) ?? [];
    const page = room === 'pages' ? pages[Number(number)] : undefined;
    if (page) return sendPage(page, response);
    const files = room === 'applications' ? folders[Number(number)] : undefined;
    const file = await files?.(rest === '/' ? '/index.html' : rest);
    if (file) response.setHeader('content-type', file.type).end(await file.as('identity'));
    // Browsers ask for an icon on their own, and report where there is none.
    else response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
  }

  const { port, close } = await listen((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
  }, 0);
  const address = `http://localhost:${port}`;
  return {
    put: (html, policy) => `${address}/pages/${pages.push({ html, policy }) - 1}`,
    open: (folder) => `${address}/applications/${folders.push(openStaticFiles(folder)) - 1}/`,
    tokensAsked: () => asked,
    close,
  };
}
