import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

/** A site without accounts: keeps the token of a log-in in a session of its own, and serves the pages of a folder. */
export function createLoginServer(folder: string): Server {
  const sessions = new Map<string, unknown>();

  return createServer(async (request, response) => {
    const session = /\bschool_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const { pathname } = new URL(request.url ?? '/', 'http://school');
    try {
      if (pathname !== '/my/portal-token') {
        const [, page] = /^\/([\w-]+\.html)$/.exec(pathname) ?? [];
        const html = page && (await readFile(`${folder}/${page}`).catch(() => undefined));
        response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        return;
      }
      // No other site may read the token, and nobody may store it: no CORS header, no cache.
      response.setHeader('cache-control', 'no-store');
      if (request.method === 'PUT') {
        // A new session for each log-in, so that nobody can know its id beforehand.
        const fresh = randomUUID();
        sessions.set(fresh, await json(request));
        sessions.delete(session);
        // On https, add `Secure`.
        response.setHeader('set-cookie', `school_session=${fresh}; Path=/; HttpOnly; SameSite=Lax`);
        response.writeHead(204).end();
      } else {
        const kept = sessions.get(session) ?? { token: '', userId: '' };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(kept));
      }
    } catch {
      response.writeHead(400).end();
    }
  });
}
