import fc from 'fast-check';

/** The site that shows the portal, and where its API is. */
export const origin = 'https://portal.example';

const schemes = [
  '',
  '',
  '',
  'https:',
  'http:',
  'HTTPS:',
  'hTtp:',
  'javascript:',
  'JaVaScRiPt:',
  'data:',
  'vbscript:',
  'blob:',
];
const rarer = [
  'file:',
  'ftp:',
  'ws:',
  'mailto:',
  'tel:',
  'view-source:',
  'about:',
  'intent:',
  'x:',
  'javascript&colon;',
];
const slashes = ['', '/', '//', '///', '\\', '\\\\', '/\\', '\\/', '//\\', '/./', '/.//', ':', '／／'];
const users = [
  '',
  '',
  '',
  'user@',
  'user:secret@',
  'portal.example@',
  'portal.example%40',
  '@',
  ':@',
  'a\\@',
];
const hosts = [
  ...[
    '',
    '',
    '',
    'portal.example',
    'PORTAL.example',
    'www.portal.example',
    'portal.example.',
    'evil.example',
  ],
  ...[
    'portal.example.evil.example',
    'evil.example%2f.portal.example',
    'xn--80ak6aa92e.example',
    'pоrtal.example',
  ],
  ...[
    'ⓔⓥⓘⓛ.example',
    'evil。example',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::ffff:7f00:1]',
    '[fe80::1%25eth0]',
  ],
  ...['localhost', 'a..b', '-', '\uD800', 'portal.example\t', 'é́.example', '%', ' '],
];
const ports = ['', '', '', '', ':443', ':80', ':8443', ':0', ':65536', ':x', ':'];
const pieces = [
  ...[
    '/',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/../',
    '/./',
    ';',
    ';a=1',
    ':',
    '@',
    '?',
    '#',
    '&',
    '=',
    ' ',
    '%',
    '*',
  ],
  ...['%2f', '%5C', '%2e%2e', '%00', '%0a', '%09', '%25', '%252f', '%25252e', '%u002f', '%c0%af', '%ff'],
  ...[
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u0007',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2028',
    '\ufeff',
  ],
  ...['api', 'API', '%61pi', '%2561pi', 'a\tpi', 'hkw', 'pxapp', 'proxy', 'ａｐｉ', '/api/auth/user/logout'],
  ...[
    'login',
    '404',
    'index',
    'space',
    'project',
    'files',
    'a.png',
    '教研',
    '😀',
    '\uD83D',
    '\uDE00',
    '"',
    "'",
    '<',
    '>',
  ],
  ...[
    'orgCode=closed',
    'redirect=',
    'token=abc',
    'id=1',
    'javascript:alert(1)',
    '//evil.example',
    ')',
    'url(',
  ],
];
const framing = ['', '', '', '', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0', '\u3000', '\ufeff', '\u200b'];

const one = (of: readonly string[]) => fc.constantFrom(...of);
const path = fc.array(one(pieces), { maxLength: 7 }).map((parts) => parts.join(''));
const written = fc
  .tuple(
    one(framing),
    fc.oneof({ weight: 3, arbitrary: one(schemes) }, one(rarer)),
    one(slashes),
    one(users),
    one(hosts),
    one(ports),
    path,
    one(framing),
  )
  .map((parts) => parts.join(''));

/** Half a surrogate has no code. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
/** The address itself, in a parameter of another one, and with a character that browsers drop. */
const address = fc.oneof(
  { weight: 6, arbitrary: written },
  written.map((inner) => `/login?redirect=${encoded(inner)}`),
  written.map((inner) => `/search?next=${encoded(encoded(inner))}#${encoded(inner)}`),
  written.map((inner) => encoded(inner)),
  fc
    .tuple(written, fc.nat(20), one(['\t', '\n', '\r', '\u0000', ' ']))
    .map(([text, at, mark]) => text.slice(0, at) + mark + text.slice(at)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

/** The same 10,000 addresses on every run: all that a server, a link or a user may write where an address belongs. */
export const addresses: readonly string[] = fc.sample(address, { numRuns: 10_000, seed: 42 });

/** Plain addresses, which have to come through as they are. */
export const plainAddresses: readonly string[] = fc.sample(
  fc
    .tuple(
      one(['', origin, 'https://pictures.example']),
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 3 }),
      fc.nat(999),
    )
    .map(([site, folders, id]) => `${site}/files/${folders.join('/')}?id=${id}`),
  { numRuns: 500, seed: 42 },
);
