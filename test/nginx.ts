/**
 * Serves the built portal by nginx from its static files, with the sandbox as back end, and compares every page with
 * our own server: status, headers and content. Then logs in through it. Needs `nginx` on the path.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { routes } from '../host/app/routes.ts';
import { sandboxSettings } from '../host/sandbox/index.ts';
import { listen } from '../host/server/listen.ts';
import { cdnFolder, portalFolder } from '../host/server/paths.ts';
import { buildPortal } from '../host/server/portal-build.ts';
import { startServer } from '../host/server/start.ts';
import { PORTAL_VERSION } from '../src/config.ts';
import { ensureChromium, launchArguments } from './chromium.ts';

const compared = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cache-control',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
];

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {}, 0);
  await close();
  return port;
}

async function startNginx(backEnd: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  // nginx's workers run as another user.
  await chmod(folder, 0o755);
  await cp(portalFolder, join(folder, 'portal'), { recursive: true });
  await cp(cdnFolder, join(folder, 'cdn'), { recursive: true });
  await writeFile(join(folder, 'portal/portal.config.json'), JSON.stringify(sandboxSettings));
  const port = await freePort();
  const config = (await readFile(`${portalFolder}/.vite/nginx.conf`, 'utf8'))
    .replace('listen 80', `listen ${port}`)
    .replace('PORTAL_HOST', 'localhost')
    .replace('PORTAL_FOLDER', join(folder, 'portal'))
    .replace('CDN_FOLDER', join(folder, 'cdn'))
    .replace('BACK_END', backEnd);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${config}}
`,
  );
  const test = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(test.error?.message ?? test.stderr);
  const running = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    async close() {
      running.kill();
      await new Promise((resolve) => running.once('exit', resolve));
      await rm(folder, { recursive: true });
    },
  };
}

async function differences(ours: string, theirs: string): Promise<string[]> {
  const paths = [
    ...routes.map(({ path }) => path.replaceAll(/:\w+/g, '7')),
    '/',
    '/no/such/page',
    '/Index',
    '/login/',
    '/cdn/portal.js',
    `/cdn/${PORTAL_VERSION}/portal.js`,
    `/cdn/${PORTAL_VERSION}/manifest.json`,
  ];
  const found: string[] = [];
  for (const path of paths) {
    const [own, other] = await Promise.all([fetch(ours + path), fetch(theirs + path)]);
    if (own.status !== other.status) found.push(`${path}: ${own.status} here, ${other.status} by nginx`);
    if ((await own.text()) !== (await other.text())) found.push(`${path}: other content`);
    for (const name of compared) {
      const [here, there] = [own.headers.get(name), other.headers.get(name)];
      if (here?.toLowerCase() !== there?.toLowerCase())
        found.push(`${path}: ${name}: ${here} here, ${there} by nginx`);
    }
  }
  console.log(`${paths.length} paths compared`);
  return found;
}

async function logInBy(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${address}/login/index`);
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index');
    await page.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log('logged in through nginx');
  } finally {
    await browser.close();
  }
}

await buildPortal();
const server = await startServer();
const nginx = await startNginx(server.address);
try {
  const found = await differences(server.address, nginx.address);
  for (const difference of found) console.error(difference);
  if (found.length > 0) process.exitCode = 1;
  await logInBy(nginx.address);
} finally {
  await nginx.close();
  await server.close();
}
