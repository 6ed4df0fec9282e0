import * as v from 'valibot';
import {
  appPlatforms,
  features,
  completeConfig,
  type PortalConfig,
  type PortalLinks,
  type PortalSettings,
} from './config.ts';
import { isLoopback } from './rules/safe-url.ts';
import { isRecord } from './rules/record.ts';
import { isTimeZone } from './rules/moment.ts';
import { parseUrl } from './rules/parse-url.ts';

// We write our own messages, since those of valibot repeat the value, which may be a secret and end up in a
// log.
const text = v.string('string');
const record = v.custom<Record<string, unknown>>(isRecord, 'object');
const texts = v.pipe(record, v.record(v.string(), text));
const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  v.picklist(words, words.join(' | '));

/**
 * Accepts an https origin such as `https://data.example`, and http only for loopback. Drops everything after
 * the host.
 */
const origin = v.pipe(
  text,
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const url = parseUrl(dataset.value);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    if (url && isSafe) return url.origin;
    const written = url && `, not ${url.origin === 'null' ? url.protocol : url.origin}`;
    addIssue({ message: `must be an https origin${written ?? ''}` });
    return NEVER;
  }),
);

/** Accepts an https address such as `https://school.example/portal/`, which stands for itself and all below it. */
const folder = v.pipe(
  text,
  v.check((written) => {
    const url = parseUrl(written);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    return Boolean(url && isSafe) && !/[?#@*\\]/.test(written);
  }, 'must be an https address without a query'),
);

const webAddress = v.pipe(
  text,
  v.check(
    (address) => address === '' || /^https?:/.test(parseUrl(address)?.protocol ?? ''),
    'must be an http(s) address',
  ),
);

/** Of the page's own origin, whatever that is. */
const ownPath = v.pipe(
  text,
  v.check(
    (path) => path === '' || /^\/(?![/\\])/.test(path),
    'must be a path of this site that begins with /',
  ),
);

const segment = v.pipe(
  text,
  v.check((one) => /^[\w-][\w.-]*$/.test(one), 'must be one segment of a path, e.g. v1'),
);

/** A path of the portal's own site, or an https address; its query would be in the log of every proxy. */
const reportAddress = v.pipe(
  text,
  v.check((written) => {
    if (written === '' || /^\/[\w~-][\w./~-]*$/.test(written)) return true;
    const url = parseUrl(written);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    return Boolean(url && isSafe) && !/[?#@\\]/.test(written);
  }, 'must be empty, a path such as /api/reports, or an https address without a query'),
);

const aesKey = v.pipe(
  text,
  v.check(
    (key) => key === '' || [16, 24, 32].includes(new TextEncoder().encode(key).length),
    'must be empty or 16, 24 or 32 bytes long',
  ),
);

type Checks<Of> = { [Name in keyof Of]-?: v.GenericSchema<unknown, Exclude<Of[Name], undefined>> };

const links: Checks<PortalLinks> = {
  ticket: text,
  wallet: text,
  backOffice: text,
  dashboard: text,
  dashboardSchool: text,
  appraisal: text,
  activity: text,
  plan: text,
  wechatAuthorize: text,
  map: text,
};

const app = v.strictObject(
  { platform: oneOf(...appPlatforms), url: text, version: v.optional(text) },
  'must have a platform, a url and perhaps a version',
);

const settings: Checks<PortalSettings> = {
  api: text,
  portal: webAddress,
  org: text,
  locale: oneOf('zh-CN', 'zh-Hant', 'en'),
  theme: oneOf('auto', 'light', 'dark'),
  brand: text,
  timeZone: v.pipe(
    text,
    v.check((zone) => zone === '' || isTimeZone(zone), 'must be a time zone such as Asia/Shanghai'),
  ),
  texts,
  paths: texts,
  adapter: ownPath,
  callPrefixes: v.array(segment, 'array'),
  publicComputer: v.boolean('boolean'),
  cookieName: text,
  cookieDomain: text,
  clientCredential: text,
  signSecret: text,
  smsKey: text,
  passwordKey: aesKey,
  uploadApplicationId: text,
  uploadUserId: text,
  avatarBase: text,
  links: strict(links),
  notificationLinks: texts,
  tokenOrigins: v.array(origin, 'array'),
  returnAddresses: v.array(folder, 'array'),
  mediaOrigins: v.array(origin, 'array'),
  tokenHandover: oneOf('key', 'token'),
  dashboardUserId: text,
  collectPath: text,
  exemptMessages: v.array(text, 'array'),
  about: record,
  apps: v.array(app, 'array'),
  reportTo: reportAddress,
  reportShare: v.pipe(
    v.number('number'),
    v.minValue(0, 'must be between 0 and 1'),
    v.maxValue(1, 'must be between 0 and 1'),
  ),
  features: v.array(oneOf(...features), 'array'),
};

const portalSettings = strict(settings);

/** Validates the settings and fills in the defaults; throws an error that names the invalid setting. */
export function readConfig(given: unknown): PortalConfig {
  const result = v.safeParse(portalSettings, given ?? {});
  if (result.success) return completeConfig(result.output as PortalSettings);
  const [issue] = result.issues;
  throw new Error(`portal configuration: ${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
}

/** Every setting is optional, so a misspelt key would go unnoticed: unknown keys are rejected. */
function strict<Of extends v.ObjectEntries>(checks: Of) {
  const optional = Object.entries(checks).map(([name, schema]) => [name, v.optional(schema)]);
  return v.pipe(
    record,
    v.transform((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))),
    v.strictObject(
      Object.fromEntries(optional) as { [Name in keyof Of]: v.OptionalSchema<Of[Name], undefined> },
      'there is no such setting',
    ),
  );
}
