// The direction of the rooms: stories, test -> host -> widgets -> src. See CONTRIBUTING.md.

/** The layers of src: each may import itself and these. The files beside the layers have rules of their own below. */
const layers = {
  rules: [],
  texts: ['rules'],
  theme: ['rules'],
  http: ['rules', 'texts'],
  api: ['http', 'rules'],
  session: ['api', 'http', 'rules', 'texts'],
  ui: ['theme', 'texts', 'rules'],
  reports: ['rules'],
  html: ['ui', 'theme', 'texts', 'rules'],
  data: ['session', 'api', 'http', 'ui', 'theme', 'texts', 'rules'],
};

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `src-${layer}-imports-only-layers-below`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: {
    path: '^src/[^/]+/',
    pathNot: `^src/(${[layer, ...below].join('|')})/`,
  },
}));

/**
 * The modules that need the date and time of the device, which anybody can set: days and moments of the server, ages that
 * outlive the page, a time that is sent. An interval measured by it could last for years.
 */
const wallClockReaders = [
  'src/api/exams',
  'src/data/diagnosis/server-lines',
  'src/data/drafts/(draft-storage|open-draft)',
  'src/http/signature',
  'src/rules/(monotonic-clock|new-key)',
  'src/session/(avatar-version|login/(login-state|pending-binding|scan-state))',
  'src/texts/(day-time|useToday)',
  'src/ui/buttons/useCountdown',
  'widgets/feedback/chat/useConversations',
  'host/app/pages/personal-data/mobile/BindPhone',
  'widgets/sign-card/useNewDay',
  'host/app/content/(dates|deadline|live-status|useNow)',
  'host/app/pages/details/MainAction',
  'host/app/pages/exam/exam-clock',
  'host/app/pages/player/progress/useServerProgress',
  'host/app/pages/learning/(learning-row|calendar/calendar-events)',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'src-knows-no-room-above',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(widgets|host|stories|test)/' },
    },
    {
      name: 'widgets-know-no-room-above',
      severity: 'error',
      from: { path: '^widgets/' },
      to: { path: '^(host|stories|test)/' },
    },
    {
      name: 'host-knows-no-room-above',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(stories|test)/' },
    },
    {
      name: 'widgets-meet-at-their-doors',
      comment: 'A widget imports another only through its index.ts, and only to compose it.',
      severity: 'error',
      from: { path: '^widgets/((?:shared/)?[^/]+)/' },
      to: { path: '^widgets/', pathNot: ['^widgets/$1/', '^widgets/(limits|(shared/)?[^/]+/index)\\.ts$'] },
    },
    {
      name: 'host-enters-widgets-by-their-doors',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^widgets/[^/]+/', pathNot: '^widgets/(shared/[^/]+/index|[^/]+/(index|element))\\.ts$' },
    },
    {
      name: 'rooms-meet-by-subpaths',
      comment: 'From room to room by `#src/…`; only folders with a package.json of their own cannot.',
      severity: 'error',
      from: {
        path: '^(src|widgets|host|stories|test)/',
        pathNot: '^test/(documents|hosts|bench/embed/pages)/',
      },
      to: {
        path: '^(src|widgets|host|stories|test)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    ...layerRules,
    {
      name: 'intervals-take-the-monotonic-clock',
      severity: 'error',
      from: { pathNot: `^((${wallClockReaders.join('|')})\\.tsx?$|test/)` },
      to: { path: '^src/rules/wall-clock\\.ts$' },
    },
    {
      name: 'configuration-is-below-http',
      severity: 'error',
      from: { path: '^src/(rules|texts|theme|ui|html)/' },
      to: { path: '^src/[^/]+$' },
    },
    {
      name: 'the-portal-is-composed-of-the-layers-below-data',
      comment: 'Session may know its type, but not the object that is composed of it.',
      severity: 'error',
      from: { path: '^src/(http|api|session)/' },
      to: {
        path: '^src/(portal|page-portal|portal-options|config-check)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'src-does-not-import-its-own-index',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/index\\.ts$' },
    },
    {
      name: 'unread-notifications-are-written-in-one-folder',
      comment: 'Others read them by its hooks, and change them by its mark-read.ts.',
      severity: 'error',
      from: { pathNot: '^(src/data/notifications/|test/)' },
      to: { path: '^src/data/notifications/(poll|poll-leader|notification-store)\\.ts$' },
    },
    {
      name: 'one-ofetch',
      severity: 'error',
      from: { pathNot: '^src/http/client\\.ts$' },
      to: { path: 'node_modules/ofetch' },
    },
    {
      name: 'one-dompurify',
      severity: 'error',
      from: { pathNot: '^(src/html/|test/)' },
      to: { path: 'node_modules/dompurify' },
    },
    {
      name: 'radix-is-wrapped-once',
      severity: 'error',
      from: { pathNot: '^src/ui/' },
      to: { path: 'node_modules/@radix-ui' },
    },
    {
      name: 'the-portal-ships-without-the-sandbox',
      severity: 'error',
      from: {
        path: '^(host|widgets|src)/',
        pathNot: ['^host/sandbox/', '^host/server/', '^host/vite\\.config\\.ts$'],
      },
      to: { path: '^host/sandbox/' },
    },
    {
      name: 'the-server-of-the-build-has-no-sandbox',
      comment: 'Nor any page: it serves what was built of them. So do the commands of the package.',
      severity: 'error',
      from: { path: '^host/(server/production|bin)/main\\.ts$' },
      to: { path: '^host/(sandbox|app)/', reachable: true },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      from: { path: '^host/sandbox/' },
      to: { path: '^(widgets|host/(?!sandbox/))' },
    },
    {
      name: 'examples-need-nothing',
      comment: 'They are copied into servers that have nothing of ours.',
      severity: 'error',
      from: { path: '^host/example/' },
      to: { dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Dynamic imports and imports of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'run-time-imports-no-reference',
      comment: 'Sentences for documents must not travel with the elements.',
      severity: 'error',
      from: {
        path: '^(src|widgets)/',
        pathNot: '^(widgets/(references|[^/]+/reference)|src/element/common-events)\\.ts$',
      },
      to: { path: '^(widgets/(references|[^/]+/reference)|src/element/(reference|common-events))\\.ts$' },
    },
    { name: 'no-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Other people's frameworks and widgets are installed, and the package is built, when their tests or benchmarks run.
    exclude: {
      path: '^test/(documents/applications|hosts/(frameworks|next|node_modules)|package-pages|types|bench/embed/pages)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
