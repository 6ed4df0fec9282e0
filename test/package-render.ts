/**
 * Renders every component of the packed package in plain Node, and hydrates the HTML in Chromium, as a visitor and as a
 * logged-in user, with both builds of React.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { root } from '#host/server/paths.ts';
import { headlessOptions } from './chromium.ts';
import { patience } from './patience.ts';
import { installPacked } from './install-packed.ts';

/** Below the repository, so that the dependencies of the package resolve. */
const folder = `${root}.cache/packed`;

const modes = ['production', 'development'] as const;

const visits = [
  { as: 'visitor', locale: 'zh-CN', width: 1440, hasStorage: false },
  { as: 'visitor', locale: 'en', width: 390, hasStorage: true },
  { as: 'teacher', locale: 'zh-CN', width: 1440, hasStorage: true },
  { as: 'teacher', locale: 'en', width: 390, hasStorage: false },
] as const;

type Mode = (typeof modes)[number];
type Visit = (typeof visits)[number];
/** The HTML of each component, by locale and name. */
type Rendered = Record<Visit['locale'], Record<string, string>>;

/** The report of a visited page. */
interface Report {
  complaints: string[];
  /** The components that have shown a link to the log-in, however briefly. */
  loginLinks: string[];
}

/** They lead visitors to the log-in. */
const gated = [
  'ChangePassword',
  'Comments',
  'ForgotPassword',
  'Header',
  'Messages',
  'SetPassword',
  'SignCard',
];

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src * data: blob:";

export async function checkRendering(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  installPacked(`${folder}/node_modules`);
  // Copied, so that their imports resolve to the packed package.
  cpSync(`${root}test/package-pages`, folder, { recursive: true });
  const rendered = await renderInNode();
  const browser = await chromium.launch(headlessOptions());
  try {
    for (const mode of modes) {
      const script = await bundle('hydrate', mode);
      for (const visit of visits) {
        const faults = faultsOf(visit, await hydrate(browser, rendered, script, visit));
        if (faults.length > 0) throw new Error(`${mode} ${JSON.stringify(visit)}:\n${faults.join('\n')}`);
      }
    }
  } finally {
    await browser.close();
  }
  const count = Object.keys(rendered.en).length;
  console.log(`${count} components are rendered in Node and hydrated in Chromium without a warning`);
}

async function bundle(page: 'render' | 'hydrate', mode: Mode): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${page}.tsx`],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    packages: page === 'render' ? 'external' : 'bundle',
  });
  return outputFiles[0]?.text ?? '';
}

async function renderInNode(): Promise<Rendered> {
  const code = await bundle('render', 'production');
  const words = ['--input-type=module', '-e', code];
  const env = { ...process.env, NODE_ENV: 'production', TZ: 'UTC' };
  const text = execFileSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  return JSON.parse(text) as Rendered;
}

function pageOf(rendered: Rendered, { locale }: Visit): string {
  const components = Object.entries(rendered[locale]).map(
    ([name, html]) => `<div data-component="${name}">${html}</div>`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>package</title>
<link rel="stylesheet" href="/styles.css"><script type="module" src="/hydrate.js"></script></head>
<body>${components.join('\n')}</body></html>`;
}

async function hydrate(browser: Browser, rendered: Rendered, script: string, visit: Visit): Promise<Report> {
  const styles = readFileSync(`${folder}/node_modules/portal-widgets/dist/lib/styles.css`, 'utf8');
  const server = await serve({
    '/': ['text/html', pageOf(rendered, visit)],
    '/hydrate.js': ['text/javascript', script],
    '/styles.css': ['text/css', styles],
  });
  const context = await browser.newContext({
    viewport: { width: visit.width, height: 900 },
    timezoneId: 'Asia/Shanghai',
  });
  try {
    if (visit.hasStorage) {
      await context.addInitScript(() => {
        localStorage.setItem('portal.sidebar', '{"open":false}');
        localStorage.setItem('portal.place:feedback', '{"right":100,"bottom":100}');
        localStorage.setItem('portal.avatarVersion', String(Date.now()));
        sessionStorage.setItem('portal.code.login', String(Date.now() + 60_000));
      });
    }
    const page = await context.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/?as=${visit.as}&locale=${visit.locale}`);
    await page
      .waitForFunction(
        ({ as, links }) => {
          const { loginLinks } = window as unknown as { loginLinks?: Set<string> };
          if (as === 'visitor') return links.every((name) => loginLinks?.has(name));
          return document.querySelectorAll('[data-component=SignCard] [part=amount]').length > 0;
        },
        { as: visit.as, links: gated },
        { timeout: patience },
      )
      .catch(() => {});
    return await page.evaluate(() => {
      const { complaints, loginLinks } = window as unknown as {
        complaints: string[];
        loginLinks: Set<string>;
      };
      return { complaints, loginLinks: [...loginLinks] };
    });
  } finally {
    await context.close();
    server.close();
  }
}

function serve(files: Readonly<Record<string, readonly [type: string, text: string]>>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files[new URL(url, 'http://localhost').pathname];
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `${file[0]}; charset=utf-8`,
      'content-security-policy': policy,
    });
    response.end(file[1]);
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function faultsOf({ as }: Visit, { complaints, loginLinks }: Report): string[] {
  if (as === 'teacher') {
    return [...complaints, ...loginLinks.map((name) => `${name} has shown a logged-in user the log-in`)];
  }
  const silent = gated.filter((name) => !loginLinks.includes(name));
  return [...complaints, ...silent.map((name) => `${name} leads no visitor to the log-in`)];
}
