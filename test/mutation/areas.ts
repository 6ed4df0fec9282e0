export interface Area {
  /** Globs of the sources that are mutated. */
  mutate: readonly string[];
  /** Globs of the unit tests that are asked; `!` before those that are not, since they read or render everything. */
  tests: readonly string[];
  /** That of its tests, but for those that name another one; without a window a run is quicker. */
  environment: 'node' | 'happy-dom';
  /** Loaded before its tests, in place of what the unit tests load. */
  setup?: readonly string[];
  /** Modules that its code loads on demand. */
  chunks?: readonly string[];
  /** The least score in per cent. */
  floor: number;
}

const unit = (...folders: string[]) => folders.map((folder) => `test/unit/${folder}/**/*.test.{ts,tsx}`);

const dataTests = (...names: string[]) => names.map((name) => `test/unit/data/${name}.test.{ts,tsx}`);

/** Of the ways to log in, some of which ask the whole sandbox: no other mutant of the session shall wait for that. */
const logins = [
  'account-login.test.ts',
  'guest-login.test.ts',
  'guest-renewal.test.ts',
  'link-login.test.ts',
  'login-return.test.ts',
  'login-url.test.ts',
  'password-cipher.test.ts',
  'pending-binding.test.ts',
  'scan-login.test.ts',
  'scan-poller.test.ts',
  'scan-state.test.ts',
  'wechat-binding.test.ts',
];

/** The sources that are mutated, and the tests that have to notice it: those of their own room and the nearest others. */
export const areas: Readonly<Record<string, Area>> = {
  rules: {
    mutate: ['src/rules/*.ts'],
    tests: [
      ...unit('rules'),
      'test/unit/reports/raised-errors.test.ts',
      '!test/unit/rules/{addresses-read,classes-asked,every-sink,media-calls,parameters-read}.test.ts',
    ],
    environment: 'node',
    floor: 90,
  },
  http: {
    mutate: ['src/http/**/*.ts'],
    tests: [
      ...unit('http'),
      'test/unit/api/fields.test.ts',
      // Reads all modules; and what loads modules anew, so that others would meet their first lines in between.
      '!test/unit/http/{adapter/endpoint-names,lost-chunks}.test.ts',
    ],
    chunks: ['adapter/adapt-call', 'encode-body', 'outcome', 'signature', 'upload'].map(
      (name) => `#src/http/${name}.ts`,
    ),
    environment: 'node',
    floor: 90,
  },
  session: {
    mutate: ['src/session/**/*.ts', '!src/session/login/**', '!src/session/token/guest-renewal.ts'],
    // The properties of `identity.test.ts` would take seconds for each mutant.
    tests: [
      ...unit('session'),
      ...[...logins, 'identity.test.ts'].map((name) => `!test/unit/session/${name}`),
    ],
    environment: 'happy-dom',
    setup: ['test/mutation/setup-window.ts'],
    floor: 90,
  },
  login: {
    mutate: ['src/session/login/**/*.ts', 'src/session/token/guest-renewal.ts'],
    tests: [...logins, 'load-user.test.ts', 'storage.test.ts', 'waiting-for-token.test.ts'].map(
      (name) => `test/unit/session/${name}`,
    ),
    environment: 'happy-dom',
    setup: ['test/mutation/setup.ts', 'test/mutation/setup-window.ts'],
    floor: 90,
  },
  html: {
    mutate: ['src/html/**/*.{ts,tsx}'],
    tests: unit('html'),
    environment: 'happy-dom',
    floor: 90,
  },
  // Each part of the data has an area, since nearly every test of another one reads by queries.
  data: {
    mutate: ['src/data/{*,diagnosis/*}.{ts,tsx}', '!src/data/**/texts*.ts'],
    tests: dataTests(
      'PortalProvider',
      'diagnosis',
      'image-url',
      'login-link',
      'session-data',
      'useAvatarUrl',
      'useQuery',
      'useSettings',
      'useTranslation',
    ),
    environment: 'happy-dom',
    floor: 90,
  },
  queries: {
    mutate: ['src/data/queries/*.{ts,tsx}'],
    tests: dataTests(
      'all-pages',
      'cache-key',
      'join-pages',
      'prefetch-query',
      'query-state',
      'query-subscribers',
      'refetch-changes',
      'session-data',
      'useInfiniteQuery',
      'useMutation',
      'useQuery',
    ),
    environment: 'happy-dom',
    floor: 90,
  },
  notifications: {
    mutate: ['src/data/notifications/*.{ts,tsx}'],
    tests: [...unit('notifications', 'bell', 'messages'), ...dataTests('poll', 'poll-*', 'tab', 'unread')],
    environment: 'happy-dom',
    floor: 90,
  },
  forms: {
    mutate: ['src/data/{drafts,forms,login}/*.{ts,tsx}', '!src/data/**/texts*.ts'],
    tests: unit('data'),
    environment: 'happy-dom',
    floor: 90,
  },
  routing: {
    mutate: ['host/app/routing/{guard,resolve-route}.ts'],
    tests: ['test/unit/host/{guard,resolve-route}.test.ts'],
    environment: 'happy-dom',
    floor: 90,
  },
  reducers: {
    mutate: ['host/app/pages/exam/answer-sync.ts', 'host/app/pages/editor/{editor-state,edit-content}.ts'],
    tests: unit('host/exam', 'host/editor'),
    environment: 'node',
    floor: 90,
  },
  server: {
    mutate: [
      'host/server/**/*.ts',
      // They put the others together, and run whole: test/e2e starts and stops them, builds by them and develops with them.
      '!host/server/{build,main,portal-build,prerender-build}.ts',
      '!host/server/production/*.ts',
      '!host/server/development/*.ts',
      // The next area has them.
      '!host/server/{handler,listen,pages,serve,start,videos}.ts',
    ],
    tests: [
      'test/unit/server/{health,observe}/*.test.ts',
      'test/unit/server/{build-cache,call-paths,caller,content-policy,embedded-path,environment}.test.ts',
      'test/unit/server/{extract-stylesheets,first-html,forwarding,handle-call,module-files}.test.ts',
      'test/unit/server/{nginx-answers,nginx-config,page-map,referrer-policy,run,settings-file,slow-body}.test.ts',
      'test/unit/server/{startup,static-files,statistics-page,unsupported-note,used-styles}.test.ts',
    ],
    environment: 'node',
    floor: 90,
  },
  // With the sandbox behind each server, a run takes many times as long as that of the modules alone.
  serving: {
    mutate: ['host/server/{handler,listen,pages,serve,start,videos}.ts'],
    tests: [
      'test/unit/server/{calls,embedded-call,handler,health,metrics,pages,proxy,request-log}.test.ts',
      'test/unit/server/{settings,startup,videos,connections/listen}.test.ts',
    ],
    environment: 'node',
    floor: 90,
  },
};
