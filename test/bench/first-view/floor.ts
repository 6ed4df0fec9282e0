import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFiles } from '#host/server/compress-files.ts';
import { listen } from '#host/server/listen.ts';
import { root } from '#host/server/paths.ts';
import { openStaticFiles } from '#host/server/static-files.ts';
import { buildTarget } from '#host/server/target.ts';

const folder = `${root}.cache/bench-first-view`;
const page = (body: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>登录</title>${body}</html>`;
const staticForm =
  '<form><label>用户名 <input name="username"></label><label>密码 <input name="password" type="password"></label><button>登录</button></form>';

/** Builds and serves the pages that nothing can be quicker than: a form without scripts, and one by React alone. */
export async function serveFloor(): Promise<{ address: string; close(): Promise<void> }> {
  process.env.NODE_ENV = 'production';
  const source = join(folder, 'source/floor');
  await rm(folder, { recursive: true, force: true });
  await mkdir(source, { recursive: true });
  const module = relative(source, fileURLToPath(new URL('react-form.tsx', import.meta.url)));
  await writeFile(join(source, 'static.html'), page(staticForm));
  await writeFile(
    join(source, 'react.html'),
    page(`<div id="app"></div><script type="module" src="${module.replaceAll('\\', '/')}"></script>`),
  );
  await build({
    configFile: false,
    root: join(folder, 'source'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ...buildTarget,
      outDir: join(folder, 'site'),
      rolldownOptions: { input: [join(source, 'static.html'), join(source, 'react.html')] },
    },
  });

  const site = join(folder, 'site');
  await compressFiles(site);
  const files = openStaticFiles(site);
  const listener = getRequestListener(
    async (request) => (await files(request, new URL(request.url).pathname)) ?? new Response(null),
    { overrideGlobalObjects: false },
  );
  const { port, close } = await listen((incoming, outgoing) => void listener(incoming, outgoing), 0);
  return { address: `http://localhost:${port}`, close };
}
