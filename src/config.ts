/** The run-time settings of the portal. None of them is a secret: the browser can read them all. */
export interface PortalConfig {
  /** The origin of the API; when empty, requests go to the page's own origin. */
  api: string;
  /** The origin of the portal, for elements on pages of another site; when empty, the page's own origin. */
  portal: string;
  /** The code of the organisation that is used when the URL and storage name none. */
  org: string;
  /** When empty, elements speak the language of the document, and the portal that of the browser (`chosen-locale.ts`). */
  locale: 'zh-CN' | 'zh-Hant' | 'en' | '';
  theme: 'auto' | 'light' | 'dark';
  /** The brand colour for organisations that set none; any CSS colour. */
  brand: string;
  /** The time zone of times in answers that name none; when empty, `Asia/Shanghai`. */
  timeZone: string;
  /** Overrides of our texts by dotted key, e.g. `{"login.title": "欢迎"}`. */
  texts: Record<string, string>;
  /** Overrides of the default paths, keyed by default path. */
  paths: Record<string, string>;
  /** The path of an ES module on the page's own origin that adapts another back end's calls; see `portal-widgets/adapter`. */
  adapter: string;
  /** The first segments of further paths that are calls, which the portal's server hands on: those of an adapter. */
  callPrefixes: string[];

  /** Ticks the box "This is a public computer" of the log-out by default; a ticked box removes all data of the user. */
  publicComputer: boolean;
  cookieName: string;
  cookieDomain: string;

  /** The `id:secret` client credential for Basic authentication of the account login. It is public. */
  clientCredential: string;
  /** The key that signs requests to signed endpoints. It is public: every browser can read it. */
  signSecret: string;
  /** The key of the digest that accompanies a mobile number in SMS requests. It is public. */
  smsKey: string;
  /** The AES key (16, 24 or 32 bytes) that encrypts the password on desktop. It is public. */
  passwordKey: string;
  /** Image uploads send these fixed ids. */
  uploadApplicationId: string;
  uploadUserId: string;

  /** The base URL of avatars: a picture is at `<avatarBase><userId>.jpg`. */
  avatarBase: string;
  /** External URLs; a link with an empty URL is not rendered. */
  links: PortalLinks;
  /** By the source type of a notification: the address that it leads to, with the place `{id}` for its source id. */
  notificationLinks: Record<string, string>;
  /** The https origins that may receive a one-time key or a token of the session. */
  tokenOrigins: string[];
  /** The https addresses of other sites, each with all below it, to whose pages a log-in leads back with a one-time key. */
  returnAddresses: string[];
  /** The https origins, beside our own, whose videos `/ccVideoPlay` plays and whose HLS playlists may be fetched. */
  mediaOrigins: string[];
  /**
   * `key` (default) puts a one-time key into the link; `token` puts the raw token there and must be set
   * explicitly.
   */
  tokenHandover: 'key' | 'token';
  /** The id of the only user whose menu contains the data-dashboard items. */
  dashboardUserId: string;
  /** The path that the "go to fill" button of the supplement-information dialog opens. */
  collectPath: string;
  /** Server messages that never raise a toast; null suppresses the ones that we know. */
  exemptMessages: string[] | null;
  /** The about pages of organisations without content of their own: `us`, `talents`, `contact`. */
  about: Record<string, unknown>;
  /** The apps that the download page offers. */
  apps: AppRelease[];
  /**
   * Where reports of errors, failed calls and web vitals are sent: a path of the portal's own site or an https address; when
   * empty, nothing is.
   */
  reportTo: string;
  /** The share of the visits that report, 0 to 1; drawn once for each page that is loaded. */
  reportShare: number;
  /** The calls of ours that the back end answers; the pages of the others say that they are under construction. */
  features: Feature[];
}

/** Groups of calls that the description of the back end does not name, see `EndpointDefinition.feature`. */
export const features = [
  'records',
  'orders',
  'exams',
  'authoring',
  'progress',
  'people',
  'related',
  'favourites',
  'reviews',
  'workspaces',
  'participation',
  'quizzes',
  'contests',
  'observations',
] as const;
export type Feature = (typeof features)[number];

export const appPlatforms = ['ios', 'android', 'harmony', 'windows', 'mac'] as const;
export type AppPlatform = (typeof appPlatforms)[number];

export interface AppRelease {
  platform: AppPlatform;
  /** A store page or an installer. */
  url: string;
  version?: string | undefined;
}

export interface PortalLinks {
  ticket: string;
  wallet: string;
  backOffice: string;
  dashboard: string;
  dashboardSchool: string;
  appraisal: string;
  activity: string;
  plan: string;
  wechatAuthorize: string;
  /** A map's address with the places `{address}`, `{name}`, `{latitude}` and `{longitude}`. */
  map: string;
}

/**
 * The settings that an element has from its start: its script tag or `data-config` names them. `useSettings` has the
 * others, which the portal may have to serve first.
 */
export type StartConfig = Pick<
  PortalConfig,
  | 'api'
  | 'portal'
  | 'org'
  | 'locale'
  | 'theme'
  | 'brand'
  | 'texts'
  | 'paths'
  | 'adapter'
  | 'cookieName'
  | 'cookieDomain'
>;

export type PortalSettings = {
  [Name in keyof PortalConfig]?:
    (Name extends 'links' ? Partial<PortalLinks> : PortalConfig[Name]) | undefined;
};

const defaults: PortalConfig = {
  api: '',
  portal: '',
  org: '',
  locale: '',
  theme: 'auto',
  brand: '',
  timeZone: '',
  texts: {},
  paths: {},
  adapter: '',
  callPrefixes: [],
  publicComputer: false,
  cookieName: 'portal_token',
  cookieDomain: '',
  clientCredential: '',
  signSecret: '',
  smsKey: '',
  passwordKey: '',
  uploadApplicationId: '',
  uploadUserId: '',
  avatarBase: '/avatars/',
  links: {
    ticket: '',
    wallet: '',
    backOffice: '',
    dashboard: '',
    dashboardSchool: '',
    appraisal: '',
    activity: '',
    plan: '',
    wechatAuthorize: '',
    map: '',
  },
  notificationLinks: {},
  tokenOrigins: [],
  returnAddresses: [],
  mediaOrigins: [],
  tokenHandover: 'key',
  dashboardUserId: '',
  collectPath: '/space/myData',
  exemptMessages: null,
  about: {},
  apps: [],
  reportTo: '',
  reportShare: 1,
  features: [],
};

/** Fills in the defaults without validation; untrusted settings go through `readConfig` first. */
export function completeConfig(settings: PortalSettings): PortalConfig {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const config = { ...defaults, ...(Object.fromEntries(given) as PortalSettings) };
  return { ...config, links: { ...defaults.links, ...settings.links } };
}

/** The version of the package: feedback tickets include it, and it names the CDN's folder of this version. */
export const PORTAL_VERSION = '0.2.0';
