import { claimedAddress, file, headersMax, planted, type Attack } from './attack.ts';
import { asking } from './wire.ts';

const withHost = (...hosts: string[]) =>
  `GET /api/open HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`;

const hosts: Attack[] = [
  { name: 'the Host of another site', bytes: withHost(planted), answers: [200, 404] },
  { name: 'two Hosts', bytes: withHost('localhost', planted), answers: [400] },
  { name: 'no Host', bytes: withHost(), answers: [400] },
  ...[
    `${planted}:80@localhost`,
    `localhost/${planted}`,
    `localhost#${planted}`,
    `localhost\\${planted}`,
    `local host`,
    '"><script>',
    '../..',
    '[::1',
  ].map((host) => ({
    name: `the Host ${host}`,
    bytes: withHost(host),
    answers: [400],
    // It passes its own name on, whatever the client's is.
    byNginx: [400, 404, 200],
  })),
];

/** Headers by which back ends and frameworks believe a proxy. A client's own are no facts. */
const lies: Attack[] = [
  `X-Forwarded-For: ${claimedAddress}`,
  `X-Forwarded-For: 127.0.0.1, ${claimedAddress}`,
  `X_Forwarded_For: ${claimedAddress}`,
  `x-FORWARDED_for: ${claimedAddress}`,
  `X-Forwarded-Host: ${planted}`,
  `X-Forwarded-Prefix: /${planted}`,
  `X-Forwarded-Scheme: ${planted}`,
  `X-Forwarded-Server: ${planted}`,
  `X-Forwarded-Proto: ${planted}`,
  `X-Forwarded-Port: ${planted}`,
  `X-Forwarded-Ssl: ${planted}`,
  `Forwarded: for=${claimedAddress};host=${planted};proto=https`,
  `X-Real-IP: ${claimedAddress}`,
  `X-Client-IP: ${claimedAddress}`,
  `Client-IP: ${claimedAddress}`,
  `True-Client-IP: ${claimedAddress}`,
  `CF-Connecting-IP: ${claimedAddress}`,
  `X-Cluster-Client-IP: ${claimedAddress}`,
  `Proxy-Client-IP: ${claimedAddress}`,
  `WL-Proxy-Client-IP: ${claimedAddress}`,
  `HTTP_CLIENT_IP: ${claimedAddress}`,
  `HTTP_X_FORWARDED_FOR: ${claimedAddress}`,
  `X-Host: ${planted}`,
  `X-Original-Host: ${planted}`,
  `X-Original-URL: /${planted}`,
  `X-Rewrite-URL: /${planted}`,
  // A CGI program would send its own requests through it.
  `Proxy: http://${planted}`,
  // An id of a request is kept where it is one; this one would write into logs.
  `X-Request-Id: ${planted}"><script>`,
  // Takes the facts that a proxy has added out again.
  'Connection: X-Forwarded-For, X-Forwarded-Host, X-Forwarded-Proto, X-Request-Id',
  `Upgrade: ${planted}\r\nConnection: Upgrade`,
  `Upgrade: h2c, ${planted}\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk`,
].map((header) => ({
  name: header.replaceAll('\r\n', ', '),
  bytes: asking('GET', '/api/open', [header]),
  answers: [200, 404],
}));

/** Ranges that would make a server read or send much more than the file. */
const ranges: Attack[] = [
  ...(
    [
      ['bytes=0-0', [206]],
      ['bytes=0-1,3-4', [200, 206]],
      ['bytes=0-,0-,0-', [200, 206]],
      [`bytes=${'0-,'.repeat(999)}0-`, [200, 206]],
      [`bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(',')}`, [200, 206]],
      ['bytes=9-2', [200, 416]],
      ['bytes=999999-', [416]],
      ['bytes=-0', [200, 416]],
      ['bytes=-999999', [200, 206]],
      ['bytes=--1', [200, 416]],
      ['bytes=0-18446744073709551616', [200, 206, 416]],
      ['bytes=18446744073709551616-', [200, 416]],
      ['lines=0-1', [200]],
    ] as const
  ).map(([range, answers]) => ({
    name: `the range ${range.slice(0, 30)}`,
    bytes: asking('GET', file.path, [`Range: ${range}`]),
    answers,
    byNginx: [...answers, 416],
    longest: file.bytes + headersMax,
  })),
];

export const claimAttacks: readonly Attack[] = [...hosts, ...lies, ...ranges];
