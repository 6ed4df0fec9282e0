import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxSettings } from '../server.ts';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** A page of a tenant's site. */
export interface TenantPage {
  /** Empty for quirks mode, in which browsers have further styles of their own. */
  doctype?: string;
  /** Attributes of `<html>`. */
  root?: string;
  /** Markup of `<head>`, which may contain the portal's origin. */
  head?: string | ((portal: string) => string);
  body?: string;
  /** Further attributes of the script tag. */
  script?: string;
  /** Returns a content security policy for the portal's origin. */
  policy?: (portal: string) => string;
}

export interface Tenant {
  address: string;
  /** Serves a page and returns its URL. */
  put(page: TenantPage): string;
  close(): Promise<void>;
}

interface TenantOptions {
  /** The URL of the portal and its CDN, on another origin. */
  portal: string;
  /** The folder that is also served as `/older/`: a copy of the CDN that the tenant once hosted. */
  older: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
};

/** Starts the web server of a school, with pages that load the portal's elements by one script tag. */
export async function startTenant({ portal, older }: TenantOptions): Promise<Tenant> {
  const pages: string[] = [];
  const policies: string[] = [];

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const number = /^\/pages\/(\d+)$/.exec(path)?.[1];
    if (number) {
      const policy = policies[Number(number)];
      if (policy) response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pages[Number(number)]);
      return;
    }
    if (path === '/portal.config.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(sandboxSettings));
      return;
    }
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    const [folder, file] = path.startsWith('/older/')
      ? [older, path.slice('/older'.length)]
      : [modules, path.slice('/modules'.length)];
    const bytes = await readFile(join(folder, normalize(file)));
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.end(bytes);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch(() =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('404'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    put({ doctype = '<!doctype html>', root = '', head = '', body = '', script = '', policy }) {
      pages.push(`${doctype}
<html lang="zh-CN" ${root}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>校本研修专栏</title>
    ${typeof head === 'string' ? head : head(portal)}
    <script type="module" src="${portal}/cdn/portal.js" data-api="${portal}" data-org="demo"
      data-config="/portal.config.json" data-token-provider="portalToken" ${script}></script>
  </head>
  <body>${body}</body>
</html>`);
      policies.push(policy?.(portal) ?? '');
      return `http://localhost:${port}/pages/${pages.length - 1}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
