// @vitest-environment node
import { request, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  pageHeaders,
  securityHeaders,
  transportSecurity,
} from '#host/server/security-headers.ts';
import { serving } from './serving.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

function ask(
  port: number,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, method, headers, agent: false }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }));
    });
    asked.on('error', reject).end();
  });
}

/** One address of each kind that the server answers. */
const paths = [
  ['/', 'page'],
  ['/index', 'page'],
  ['/login/index', 'page'],
  ['/jsfz/', 'page'],
  ['/external/ticket', 'page'],
  ['/embed.html', 'page'],
  ['/brand.html', 'page'],
  ['/favicon.svg', 'page'],
  ['/assets/main-B1c2D3e4.js', 'file'],
  ['/assets/photo-B1c2D3e4.png', 'file'],
  ['/assets/none.js', 'file'],
  ['/cdn/portal.js', 'file'],
  ['/cdn/none.js', 'file'],
  ['/portal.config.json', 'file'],
  ['/healthz', 'file'],
  ['/readyz', 'file'],
  ['/api/orgUser/org/getConfigByCode?orgCode=demo', 'file'],
  ['/api/no/such/call', 'file'],
  ['/avatars/u-1001.jpg', 'page'],
  ['/sandbox/state', 'file'],
] as const;

/** Besides the security headers, an answer has these alone: none names the software, and none comes from the request. */
const plain = [
  'accept-ranges',
  // Of the sandbox, so that elements on other sites can be tried.
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'vary',
  'x-request-id',
];

const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe.each([
  ['http', {}],
  ['https', { address: 'https://portal.example' }],
] as const)('over %s', (scheme, options) => {
  it.each(paths)('%s has the promised headers and no others', async (path, kind) => {
    const { port } = await serving(options);
    const { headers } = await ask(port, path);
    const promised = {
      ...lower(securityHeaders),
      ...(scheme === 'https' && lower(Object.fromEntries([transportSecurity]))),
      ...(kind === 'page' && lower({ ...pageHeaders, 'Content-Security-Policy': contentSecurityPolicy() })),
      ...(path === '/brand.html' && {
        'content-security-policy': `${contentSecurityPolicy()}; frame-src 'self'`,
      }),
      ...(path.startsWith('/login') && { 'referrer-policy': 'no-referrer' }),
    };
    const found = Object.fromEntries(Object.entries(headers).filter(([name]) => !plain.includes(name)));
    expect(found).toEqual(promised);
  });
});

it.each(paths)('HEAD of %s has the status and the headers of GET, and no body', async (path) => {
  const { port } = await serving();
  const [get, head] = await Promise.all([ask(port, path), ask(port, path, 'HEAD')]);
  expect(head.bytes).toBe(0);
  expect(head.status).toBe(get.status);
  const compared = ({ headers }: Answer) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        // Only the bytes themselves have a way to be sent, and each request has its id.
        ([name]) => !['date', 'transfer-encoding', 'content-length', 'x-request-id'].includes(name),
      ),
    );
  expect(compared(head)).toEqual(compared(get));
  if (get.headers['content-length'] && head.headers['content-length'])
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
});
