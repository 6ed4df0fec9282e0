import { hiddenCall, planted, type Attack } from './attack.ts';
import { asking } from './wire.ts';

const nowhere = [400, 403, 404];

/** Paths that lead out of the portal's folder for somebody who decodes them once more, or in another order. */
const traversals: Attack[] = [
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/..%255csecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%c0%ae%c0%ae%c0%afsecret.txt',
  '/..;/secret.txt',
  '/....//secret.txt',
  '//../secret.txt',
  '//secret.txt',
  '/%00secret.txt',
  '/../secret.txt%00.html',
  '/index.html%00.txt',
  '/%zz.txt',
  '/cdn../secret.txt',
  '/cdn/../../secret.txt',
  '/cdn/..%2f..%2fsecret.txt',
  '/cdn/..%2fsecret.txt',
  '/cdn/%2e%2e%2fsecret.txt',
  '/.vite/secret.txt',
  '/%2evite/secret.txt',
  '/assets/%2e%2e/.vite/secret.txt',
  '/cdn/.hidden/secret.txt',
  '/api/../secret.txt',
].map((target) => ({ name: `the path ${target}`, bytes: asking('GET', target), answers: nowhere }));

const targets: Attack[] = [
  { name: 'an absolute address', bytes: asking('GET', `http://${planted}/`), answers: [200] },
  {
    name: 'an absolute address of a file outside',
    bytes: asking('GET', `http://${planted}/../secret.txt`),
    answers: nowhere,
  },
  { name: 'the address of a file', bytes: asking('GET', 'file:///etc/passwd'), answers: [400] },
  { name: 'a target that is no path', bytes: asking('GET', 'secret.txt'), answers: [400] },
  { name: 'a path of another site', bytes: asking('GET', `//${planted}/secret.txt`), answers: nowhere },
  { name: 'an asterisk', bytes: asking('OPTIONS', '*'), answers: [400, 405] },
  { name: 'no target', bytes: 'GET HTTP/1.1\r\nHost: localhost\r\n\r\n', answers: [400] },
  {
    name: 'HTTP/0.9',
    bytes: 'GET /../secret.txt\r\n\r\n',
    answers: [400],
    byNginx: ['none'],
  },
  {
    name: 'HTTP/9.9',
    bytes: 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    answers: [400],
    byNginx: [505],
  },
  { name: 'TLS', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', answers: [400] },
  {
    name: 'HTTP/2 without being asked',
    bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    answers: [400],
    byNginx: [400, 405, 505],
  },
];

/** Methods that no page has; a server that answers TRACE shows cookies to scripts. */
const methods: Attack[] = [
  ...['TRACE', 'TRACK', 'PUT', 'DELETE', 'POST', 'PATCH', 'OPTIONS', 'PROPFIND', 'BREW', 'get', 'GeT'].map(
    (method) => ({
      name: `${method} on a page`,
      bytes: asking(method, '/', [`X-Canary: ${planted}`]),
      answers: [400, 405],
    }),
  ),
  ...['TRACE', 'TRACK', 'BREW', 'get', 'GeT'].map((method) => ({
    name: `${method} on a call`,
    bytes: asking(method, hiddenCall, [`X-Canary: ${planted}`]),
    answers: [400, 405],
  })),
  {
    name: 'CONNECT',
    bytes: `CONNECT ${planted}:443 HTTP/1.1\r\nHost: ${planted}:443\r\n\r\n`,
    answers: ['none'],
    byNginx: [400, 405],
  },
];

export const pathAttacks: readonly Attack[] = [...traversals, ...targets, ...methods];
