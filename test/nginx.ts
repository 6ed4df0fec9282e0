/**
 * Serves the built portal by nginx from its static files, with the sandbox as back end, and compares every page with
 * our own server: status, headers and content, also of calls, and what hostile clients get. Attacks it as the tests attack
 * our own server, then logs in through it. Needs `nginx` on the path.
 */
import { spawn, spawnSync } from 'node:child_process';
import { request, type IncomingHttpHeaders } from 'node:http';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { chromium } from 'playwright';
import { routes } from '#host/app/routing/routes.ts';
import { createSandbox, sandboxSettings } from '#host/sandbox/index.ts';
import { answerCall } from '#host/server/handle-call.ts';
import { listen } from '#host/server/listen.ts';
import { cdnFolder, portalFolder } from '#host/server/paths.ts';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { PORTAL_VERSION } from '#src/config.ts';
import { BODY_MAX_MB } from '#src/rules/limits.ts';
import { attacks } from './attacks/attack-list.ts';
import { flawsOf, type SeenCall } from './attacks/flaws.ts';
import { plantFiles } from './attacks/place.ts';
import { ensureChromium, launchArguments } from './chromium.ts';

const compared = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
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
  plantFiles(folder);
  await writeFile(join(folder, 'portal/portal.config.json'), JSON.stringify(sandboxSettings));
  const port = await freePort();
  const config = (await readFile(`${portalFolder}/.vite/nginx.conf`, 'utf8'))
    .replace('listen 80', `listen ${port}`)
    .replace('PORTAL_HOST', 'localhost')
    .replace('PORTAL_FOLDER', join(folder, 'portal'))
    .replace('CDN_FOLDER', join(folder, 'cdn'))
    .replace('PORTAL_LOG', join(folder, 'access.log'))
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
    port,
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
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
    '/embed.html',
    '/brand.html',
    '/Index',
    '/login/',
    '/cdn/portal.js',
    `/cdn/${PORTAL_VERSION}/portal.js`,
    `/cdn/${PORTAL_VERSION}/manifest.json`,
    '/api/orgUser/org/getConfigByCode?orgCode=demo',
    '/api/no/such/call',
    '/avatars/u-1001.jpg',
    '/external/ticket',
    '/healthz',
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

/** A request that `fetch` cannot send: with any Host, method or announced length. */
function send(address: string, path: string, { method = 'GET', headers = {}, body = '' } = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(new URL(path, address), { method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The requests of a hostile client, to our server and through nginx. */
async function hostileRequests(address: string, seen: () => IncomingHttpHeaders): Promise<string[]> {
  const found: string[] = [];
  const expect = (what: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted) found.push(`${address}: ${what}: ${actual}, not ${wanted}`);
  };
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6' };
  const logout = await send(address, '/api/auth/user/logout?backurl=%2Flogin', { headers: evil });
  expect('logout', logout.headers.location, '/login');
  const { 'x-forwarded-host': host, 'x-forwarded-for': client } = seen();
  expect('forwarded host', host === 'evil.example', false);
  expect('forwarded client', /^(127\.0\.0\.1|::1)$/.test(String(client)), true);
  for (const path of ['/.vite/nginx.conf', '/.vite/pages.json', '/assets/.x', '/cdn/.x']) {
    expect(path, (await send(address, path)).status, 404);
  }
  for (const path of ['/', '/api/user/user/info']) {
    expect(`TRACE ${path}`, (await send(address, path, { method: 'TRACE' })).status, 405);
  }
  for (const [path, status] of [
    ['/api/auth/user/logout?backurl=%2Flogin', 403],
    ['/api/upload/..%2fauth/user/logout', 403],
    ['/avatars/u-1001.jpg', 200],
    // The sandbox has no such file.
    ['/api/upload/file/1.png', 404],
  ] as const) {
    const picture = await send(address, path, { headers: { 'sec-fetch-dest': 'image' } });
    expect(`a picture of ${path}`, picture.status, status);
  }
  expect('a POST to /healthz', (await send(address, '/healthz', { method: 'POST' })).status, 405);
  const headers = { 'content-length': String((BODY_MAX_MB + 1) * 1_048_576) };
  const upload = await send(address, '/api/upload/create', { method: 'POST', headers });
  expect('a body that is too large', upload.status, 413);
  const two = await send(address, '/api/orgUser/login/visitorLoginByCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orgCode: 'demo', padding: 'x'.repeat(2 * 1_048_576) }),
  });
  expect('a body of 2 MB', two.status, 200);
  return found;
}

/** Attacks nginx as the tests attack our own server. */
async function attacked(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const attack of attacks) {
    if (attack.takenByNginx) {
      console.log(`${attack.name}: left out, since ${attack.takenByNginx}`);
      continue;
    }
    const flaws = await flawsOf(attack, { port, isNginx: true, seen: calls });
    found.push(...flaws.map((flaw) => `${attack.name}: nginx ${flaw}`));
  }
  console.log(`${attacks.length} attacks`);
  return found;
}

/** Sends keys in all parts of an address that nginx logs, and returns the lines of the log that hold one. */
async function loggedSecrets({
  address,
  log,
}: {
  address: string;
  log: () => Promise<string>;
}): Promise<string[]> {
  const secret = 'S3CRETS3CRET';
  const addresses = [
    `/login/appLogin?token=${secret}`,
    `/login_back?key=${secret}`,
    `/login/index?redirect=%2Flogin_back%3Fkey%3D${secret}`,
    `/api/auth/token/key/${secret}`,
    `/api/auth/user/send/13800000000/${secret}`,
  ];
  for (const path of addresses) {
    await fetch(address + path, { headers: { referer: `${address}${path}` } });
  }
  const lines = (await log()).split('\n').filter(Boolean);
  if (!lines.some((line) => line.includes('"POST /api/auth/user/login HTTP/1.1"'))) {
    throw new Error('nginx has not logged the log-in');
  }
  return lines.filter((line) => line.includes(secret) || line.includes('?') || line.includes('13800000000'));
}

async function logInBy(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
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
// The sandbox by itself: no header of ours but those that the two servers add.
const sandbox = createSandbox();
const toSandbox = getRequestListener(
  (call, connection) => answerCall((sent) => sandbox.fetch(sent), call, connection),
  { overrideGlobalObjects: false },
);
let seen: IncomingHttpHeaders = {};
const calls: SeenCall[] = [];
const backEnd = await listen((incoming, outgoing) => {
  seen = incoming.headers;
  calls.push({ path: incoming.url ?? '', headers: seen });
  void toSandbox(incoming, outgoing);
}, 0);
const api = `http://localhost:${backEnd.port}`;
const server = await startServer({ api });
const nginx = await startNginx(api);
try {
  const found = [
    ...(await differences(server.address, nginx.address)),
    ...(await hostileRequests(server.address, () => seen)),
    ...(await hostileRequests(nginx.address, () => seen)),
    ...(await attacked(nginx.port)),
  ];
  for (const difference of found) console.error(difference);
  if (found.length > 0) process.exitCode = 1;
  await logInBy(nginx.address);
  const secrets = await loggedSecrets(nginx);
  if (secrets.length > 0) throw new Error(`nginx has logged a secret:\n${secrets.join('\n')}`);
  console.log('no secret in the log');
} finally {
  await nginx.close();
  await server.close();
  await backEnd.close();
}
