import * as v from 'valibot';
import { isLoopback } from './rules/loopback.ts';
import { exemptMessages } from './texts/http.ts';

/** An https origin such as `https://data.example`; http only to loopback, for development. What follows the host is taken off. */
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value)),
  v.check(
    ({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)),
    ({ input }) => `must be an https origin, not ${input.origin === 'null' ? input.protocol : input.origin}`,
  ),
  v.transform((url) => url.origin),
);

/** The message never repeats the key, since it may end up in a log. */
const aesKey = v.pipe(
  v.string(),
  v.check(
    (key) => key === '' || [16, 24, 32].includes(new TextEncoder().encode(key).length),
    'must be empty or 16, 24 or 32 bytes long',
  ),
);

const entries = {
  /** Where the calls go; empty: the page's own origin. */
  api: v.optional(v.string(), ''),
  /** The organisation where nothing else names one. */
  org: v.optional(v.string(), ''),
  locale: v.optional(v.picklist(['zh-CN', 'en']), 'zh-CN'),
  theme: v.optional(v.picklist(['auto', 'light', 'dark']), 'auto'),
  /** Brand colour where the organisation names none; any CSS colour. */
  brand: v.optional(v.string(), ''),
  /** Texts that replace ours, by dotted key, e.g. `{"login.title": "欢迎"}`. */
  texts: v.optional(v.record(v.string(), v.string()), {}),
  /** Paths that replace the default ones, by default path. */
  paths: v.optional(v.record(v.string(), v.string()), {}),

  cookieName: v.optional(v.string(), 'portal_token'),
  cookieDomain: v.optional(v.string(), ''),

  /** `id:secret` of the Basic client credential of the account login. Public: every browser reads it. */
  clientCredential: v.optional(v.string(), ''),
  /** Key of the signed calls' digest. Public: every browser reads it. */
  signSecret: v.optional(v.string(), ''),
  /** Key of the digest that accompanies a mobile number in SMS calls. Public. */
  smsKey: v.optional(v.string(), ''),
  /** AES key (16, 24 or 32 bytes) that encrypts the password on desktop. Public. */
  passwordKey: v.optional(aesKey, ''),
  /** Fixed ids of the image uploads. */
  uploadApplicationId: v.optional(v.string(), ''),
  uploadUserId: v.optional(v.string(), ''),

  /** Where avatars lie: `<avatarBase><userId>.jpg`. */
  avatarBase: v.optional(v.string(), '/avatars/'),
  /** External addresses; empty: the entry is not shown. */
  links: v.optional(
    v.object({
      ticket: v.optional(v.string(), ''),
      wallet: v.optional(v.string(), ''),
      backOffice: v.optional(v.string(), ''),
      dashboard: v.optional(v.string(), ''),
      dashboardSchool: v.optional(v.string(), ''),
      appraisal: v.optional(v.string(), ''),
      activity: v.optional(v.string(), ''),
      plan: v.optional(v.string(), ''),
      wechatAuthorize: v.optional(v.string(), ''),
    }),
    {},
  ),
  /** The https origins that may receive a key or a token of the session. */
  tokenOrigins: v.optional(v.array(origin), []),
  /** `key`: a one-time key in the link (default). `token`: the raw token, an explicit choice of the operator. */
  tokenHandover: v.optional(v.picklist(['key', 'token']), 'key'),
  /** The one user whose menu has the data-dashboard entries. */
  dashboardUserId: v.optional(v.string(), ''),
  /** Where "go to fill" of the supplement-information dialog leads. */
  collectPath: v.optional(v.string(), '/space/myData'),
  /** Message texts of the server that never raise a toast. */
  exemptMessages: v.optional(v.array(v.string()), exemptMessages),
};

/** Strict, since a misspelt setting would else be as silent as a missing one. */
const configSchema = v.strictObject(entries, ({ expected, message }) =>
  expected === 'never' ? 'there is no such setting' : message,
);

/** Every run-time setting of the portal. Nothing here is a secret: the browser reads all of it. */
export type PortalConfig = v.InferOutput<typeof configSchema>;
export type PortalSettings = v.InferInput<typeof configSchema>;

/** Fills in the defaults; throws an error that names the setting and what is wrong with it. */
export function readConfig(settings: unknown): PortalConfig {
  const result = v.safeParse(configSchema, settings ?? {});
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`portal configuration: ${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
}
