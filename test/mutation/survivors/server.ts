import type { Listed } from '../judge.ts';

export const server: readonly Listed[] = [
  {
    file: 'host/server/caller.ts',
    why: 'A text that is split has a first part, and a Host of these words is as little an address as none.',
    mutants: [
      ["[ip = '', bits]", "''", '"Stryker'],
      ["headers.get('host') ?? ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'host/server/proxy.ts',
    why: 'A path begins with a slash, so the first match stands at its beginning anyway.',
    mutants: [['path.replace', '/^\\/+/', '/\\/+/']],
  },
  {
    file: 'host/server/static-files.ts',
    why: 'The library refuses a range of this unit alone, and none where no range was asked for.',
    mutants: [
      ['/^bytes=\\d/', '/^bytes=\\d/', '/bytes=\\d/'],
      ["range ?? ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'host/server/security-headers.ts',
    why: 'A text that is no address has no origin, and one that is no type is no document.',
    mutants: [
      ["api = ''", "''", '"Stryker'],
      ["api = ''", '[]', '["Stryker'],
      ["get('content-type') ?? ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'host/server/environment.ts',
    why: 'A text that is split has a first part, and a protocol ends with its only colon.',
    mutants: [
      ["[ip = '', bits, ...rest]", "''", '"Stryker'],
      ['const isHttpAddress', '/^https?:$/', '/^https?:/'],
    ],
  },
  {
    file: 'host/server/call-paths.ts',
    why: 'No path begins with a segment of these words.',
    mutants: [
      ["split('/')[1] ?? ''", "''", '"Stryker'],
      ['callPrefixes: added = []', '[]', '["Stryker'],
      ['const segments', "''", '"Stryker'],
    ],
  },
  {
    file: 'host/server/embedded-call.ts',
    why: 'These words are neither a folder nor a destination, and no path begins with the address of another site.',
    mutants: [
      ["avatarBase = ''", "''", '"Stryker'],
      ["get('sec-fetch-dest') ?? ''", "''", '"Stryker'],
      ['const files', '/^\\/[^/]/', '/\\/[^/]/'],
    ],
  },
  {
    file: 'host/server/run.ts',
    why: 'These words are no event of npm.',
    mutants: [["npm_lifecycle_event ?? ''", "''", '"Stryker']],
  },
  {
    file: 'host/server/observe/logged-path.ts',
    why: 'A text that is split has a first part, and no path begins with these words.',
    mutants: [
      ["[path = '']", "''", '"Stryker'],
      ["[place = '', ...rest]", "''", '"Stryker'],
      ['[place] : []', '[]', '["Stryker'],
    ],
  },
  {
    file: 'host/server/observe/watch-requests.ts',
    why: 'A request that a server has received has both.',
    mutants: [
      ["method ?? ''", "''", '"Stryker'],
      ["url ?? ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'host/server/unsupported-note.ts',
    why: 'A text that is split has a first part; and between two elements a space or none is the same.',
    mutants: [
      ["[browser = '', version]", "''", '"Stryker'],
      ['parts.join', "'\\n", '""'],
    ],
  },
  {
    file: 'host/server/compress-files.ts',
    why: 'A copy is as right with another quality, only larger; and these words are no type.',
    mutants: [
      ['promisify(brotliCompress)', '{', '{}'],
      ['BROTLI_PARAM_QUALITY', '{', '{}'],
      ['promisify(gzip)', '{ level', '{}'],
      ["mediaType(entry.name) ?? ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'host/server/module-files.ts',
    why: 'Vite reads both while it builds: test/e2e needs the files that the build names.',
    mutants: [
      ["name: 'portal-module-files'", "'portal", '""'],
      ["order: 'post'", "'post'", '""'],
    ],
  },
  {
    file: 'host/server/nginx-config.ts',
    why: 'It stands in a comment of the configuration.',
    mutants: [['fileFolders.join', "', '", '""']],
  },
  {
    file: 'host/server/build-cache.ts',
    why: 'No stamp is a fingerprint, whatever stands for it; and a name ends with its own mark already.',
    mutants: [
      ['build.stamp', "() => ''", '() => undefined'],
      ['build.stamp', "''", '"Stryker'],
      [".update('\\0')", "'\\0'", '""'],
    ],
  },
  {
    file: 'host/server/handler.ts',
    why: 'A connection that brings a request has an address, and every answer of ours names its type.',
    mutants: [
      ["remoteAddress ?? ''", "''", '"Stryker'],
      [
        "?.startsWith('text/html')",
        "response.headers.get('content-type')?.startsWith",
        'response.headers.get(',
      ],
    ],
  },
  {
    file: 'host/server/listen.ts',
    why: 'Node itself ends idle connections as it closes; this is for one that becomes idle between the two.',
    mutants: [['setInterval', '() => server.closeIdleConnections()', '() => undefined']],
  },
  {
    file: 'host/server/pages.ts',
    why: 'A page that is sent again with its own status is the same one, and no file is answered by 400.',
    mutants: [
      ['status === 404', 'status === 404', 'true'],
      ['file.status < 400', 'file.status < 400', 'file.status <= 400'],
    ],
  },
];
