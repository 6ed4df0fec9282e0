import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../host/server/paths.ts';
import { openStaticFiles } from '../../../host/server/static-files.ts';
import { buildTarget } from '../../../host/server/target.ts';

const folder = `${root}.cache/bench-first-view`;
const page = (body: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>登录</title>${body}</html>`;
const staticForm =
  '<form><label>用户名 <input name="username"></label><label>密码 <input name="password" type="password"></label><button>登录</button></form>';

/** Builds and serves the pages that nothing can be quicker than: a form without scripts, and one by React alone. */
export async function serveFloor(): Promise<{ address: string; close(): void }> {
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

  const files = openStaticFiles(join(folder, 'site'));
  const server = createServer((request, response) => {
    void (async () => {
      const file = await files(request.url ?? '/');
      if (!file) return response.end();
      response.setHeader('content-type', file.type);
      if (file.packs) response.setHeader('content-encoding', 'gzip');
      response.end(await file.as(file.packs ? 'gzip' : 'identity'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => void server.close() };
}
