import { hiddenCall, type Attack } from './attack.ts';
import { asking } from './wire.ts';

const hidden = `GET ${hiddenCall} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** The hidden call behind the end of a chunked body. */
const chunkedEnd = `0\r\n\r\n${hidden}`;
const wholeLength = `Content-Length: ${chunkedEnd.length}`;
const chunked = 'Transfer-Encoding: chunked';

/** A call that keeps its connection, with the hidden one in its body or behind it. */
const call = (headers: readonly string[], body = chunkedEnd) =>
  `POST /api/open HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n${body}`;

/** Requests whose end a proxy and the server behind it could see at different places. */
const smuggling: Attack[] = [
  { name: 'a length and chunks', bytes: call([wholeLength, chunked]), answers: [400] },
  { name: 'chunks and a length', bytes: call([chunked, wholeLength]), answers: [400] },
  { name: 'two lengths', bytes: call(['Content-Length: 5', wholeLength]), answers: [400] },
  {
    name: 'two lengths in one header',
    bytes: call([`Content-Length: 5, ${chunkedEnd.length}`]),
    answers: [400],
  },
  ...['+5', '-1', '0x5', '5 5', '', '1e1', '18446744073709551617'].map((length) => ({
    name: `the length "${length}"`,
    bytes: call([`Content-Length: ${length}`]),
    answers: [400],
    byNginx: [400, 413],
  })),
  ...['xchunked', 'identity', 'chunked, identity', 'chunked, chunked', '"chunked"', '\x0bchunked'].map(
    (coding) => ({
      name: `the coding "${coding.replace('\x0b', '\\v')}"`,
      bytes: call([wholeLength, `Transfer-Encoding: ${coding}`]),
      answers: [400],
      byNginx: [400, 501],
    }),
  ),
  {
    name: 'a blank before the colon',
    bytes: call([wholeLength, 'Transfer-Encoding : chunked']),
    answers: [400],
  },
  {
    name: 'a folded header',
    bytes: call([wholeLength, `X-Folded: 1\r\n ${chunked}`]),
    answers: [400],
  },
  { name: 'a header with NUL', bytes: call([wholeLength, 'X-Nul: a\0b']), answers: [400] },
  {
    name: 'a header with a lone CR',
    bytes: call([wholeLength, `X-Lone: a\r${chunked}`]),
    answers: [400],
  },
  {
    name: 'lines that end in LF alone',
    bytes: call([wholeLength, chunked]).replaceAll('\r\n', '\n'),
    answers: [400],
  },
  {
    name: 'a chunk whose size ends in LF alone',
    bytes: call([chunked], `2\nab\r\n${chunkedEnd}`),
    answers: [400],
    takenByNginx: 'it takes LF for the end of any line, and writes the chunks anew for the back end',
  },
  {
    name: 'a chunk that is longer than its size',
    bytes: call([chunked], `1\r\nabc\r\n${chunkedEnd}`),
    answers: [400, 'none'],
  },
  ...['-1', '0x2', 'g', '', '10000000000000000'].map((size) => ({
    name: `a chunk of the size "${size}"`,
    bytes: call([chunked], `${size}\r\nab\r\n${chunkedEnd}`),
    answers: [400, 'none'] as const,
    byNginx: [400, 413, 'none'] as const,
  })),
  {
    name: 'a GET with a call in its body',
    bytes: `GET /api/open HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}${asking('GET', '/')}`,
    answers: [200, 404],
  },
  {
    name: 'a refused method with a call in its body',
    bytes: `PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}${asking('GET', '/')}`,
    answers: [405],
  },
];

/** More than a server needs to keep. */
const sizes: Attack[] = [
  { name: 'a line of 64 kB', bytes: asking('GET', `/${'a'.repeat(65_536)}`), answers: [414, 431] },
  {
    name: 'a header of 64 kB',
    bytes: asking('GET', '/', [`X-Long: ${'a'.repeat(65_536)}`]),
    answers: [431],
    byNginx: [400],
  },
  {
    name: '5,000 headers',
    bytes: asking(
      'GET',
      '/',
      Array.from({ length: 5000 }, (_, at) => `X-${at}: 1`),
    ),
    answers: [431],
    byNginx: [400],
  },
  {
    name: 'a body that is announced as 1 TB',
    bytes: asking('POST', hiddenCall, ['Content-Length: 1099511627776'], 'a'),
    answers: [413],
  },
  {
    name: 'a chunk with an extension of 64 kB',
    bytes: call([chunked, 'Connection: close'], `2;${'a'.repeat(65_536)}\r\nab\r\n0\r\n\r\n`),
    answers: [413],
    // It skips an extension without keeping it.
    byNginx: [404],
  },
];

export const framingAttacks: readonly Attack[] = [...smuggling, ...sizes];
