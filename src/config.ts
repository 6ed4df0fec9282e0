/** Every run-time setting of the portal. Nothing here is a secret: the browser reads all of it. */
export interface PortalConfig {
  /** Where the calls go; empty: the page's own origin. */
  api: string;
  /** The portal's own address, where elements stand on pages of another site; empty: the page's own origin. */
  portal: string;
  /** The organisation where nothing else names one. */
  org: string;
  locale: 'zh-CN' | 'en';
  theme: 'auto' | 'light' | 'dark';
  /** Brand colour where the organisation names none; any CSS colour. */
  brand: string;
  /** Texts that replace ours, by dotted key, e.g. `{"login.title": "欢迎"}`. */
  texts: Record<string, string>;
  /** Paths that replace the default ones, by default path. */
  paths: Record<string, string>;

  cookieName: string;
  cookieDomain: string;

  /** `id:secret` of the Basic client credential of the account login. Public: every browser reads it. */
  clientCredential: string;
  /** Key of the signed calls' digest. Public: every browser reads it. */
  signSecret: string;
  /** Key of the digest that accompanies a mobile number in SMS calls. Public. */
  smsKey: string;
  /** AES key (16, 24 or 32 bytes) that encrypts the password on desktop. Public. */
  passwordKey: string;
  /** Fixed ids of the image uploads. */
  uploadApplicationId: string;
  uploadUserId: string;

  /** Where avatars lie: `<avatarBase><userId>.jpg`. */
  avatarBase: string;
  /** External addresses; empty: the entry is not shown. */
  links: PortalLinks;
  /** The https origins that may receive a key or a token of the session. */
  tokenOrigins: string[];
  /** `key`: a one-time key in the link (default). `token`: the raw token, an explicit choice of the operator. */
  tokenHandover: 'key' | 'token';
  /** The one user whose menu has the data-dashboard entries. */
  dashboardUserId: string;
  /** Where "go to fill" of the supplement-information dialog leads. */
  collectPath: string;
  /** Message texts of the server that never raise a toast; null: those that are known to us. */
  exemptMessages: string[] | null;
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
}

export type PortalSettings = {
  [Name in keyof PortalConfig]?:
    (Name extends 'links' ? Partial<PortalLinks> : PortalConfig[Name]) | undefined;
};

const defaults: PortalConfig = {
  api: '',
  portal: '',
  org: '',
  locale: 'zh-CN',
  theme: 'auto',
  brand: '',
  texts: {},
  paths: {},
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
  },
  tokenOrigins: [],
  tokenHandover: 'key',
  dashboardUserId: '',
  collectPath: '/space/myData',
  exemptMessages: null,
};

/** Fills in the defaults. What anybody may have written goes through `readConfig` first. */
export function completeConfig(settings: PortalSettings): PortalConfig {
  const config: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(settings)) if (value !== undefined) config[name] = value;
  return { ...(config as unknown as PortalConfig), links: { ...defaults.links, ...settings.links } };
}
