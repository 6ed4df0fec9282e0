import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { createTokenServer } from '#host/example/token-server.ts';
import { schoolClient } from '#host/sandbox/login/token-exchange.ts';
import { address, enter } from '../browser.ts';

/** A page of a school, which keeps a log of our events, with their details. */
export const schoolPage = (script: string, body: string) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>青禾县第一中学</title><link rel="icon" href="data:,">
<script>
  window.log = [];
  window.details = [];
  for (const name of ['portal-unread', 'portal-submitted', 'portal-signed-out', 'portal-navigate', 'portal-done', 'portal-error']) {
    document.addEventListener(name, (event) => {
      window.log.push(name);
      window.details.push({ name, tag: event.target.localName, detail: event.detail });
      if (name !== 'portal-navigate') return;
      window.wish = event.detail.url;
      if (!window.follows) event.preventDefault();
    });
  }
  window.schoolToken = async () => sessionStorage.getItem('token');
  window.keepToken = ({ token }) => sessionStorage.setItem('token', token);
  window.tokenOfServer = () => fetch('/my/portal-token').then((answer) => answer.json());
</script>
<script type="module" src="${address}/cdn/portal.js" ${script}></script></head>
<body><h1>校本研修</h1>${body}</body></html>`;

/** Serves the site of a school during a file's tests: its host and port differ from the portal's. */
export function openSchool() {
  let server: Server;
  let site = '';
  beforeAll(async () => {
    const tokens = createTokenServer({
      portal: address,
      credential: `${schoolClient.id}:${schoolClient.secret}`,
      userOf: ({ headers }) => /school_user=(\w+)/.exec(headers.cookie ?? '')?.[1],
    });
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://school');
      if (pathname.startsWith('/my/')) return void tokens.emit('request', request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(schoolPage(searchParams.get('script') ?? '', searchParams.get('body') ?? ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    site: () => site,
    pageOf: (body: string, script: string) => `${site}/?${new URLSearchParams({ body, script })}`,
  };
}

/** The attributes of the script as the documents have them. */
export const documented = `data-api="${address}" data-org="demo"`;

/** Logs in on the portal; the school's page has the token then, and the browser no cookie. */
export async function takeToken(page: Page, who: Parameters<typeof enter>[1]): Promise<void> {
  const token = await enter(page, who);
  await page.context().clearCookies();
  await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
}

/** The names of our events that have reached the document. */
export const said = (page: Page) => page.evaluate<string[]>('window.log');

interface Heard {
  name: string;
  tag: string;
  detail: unknown;
}

/** Our events of one name that have reached the document. */
export async function heard(page: Page, name: string): Promise<Heard[]> {
  const all = await page.evaluate<Heard[]>('window.details');
  return all.filter((one) => one.name === name);
}
