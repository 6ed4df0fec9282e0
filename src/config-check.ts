import { completeConfig, type PortalConfig, type PortalLinks, type PortalSettings } from './config.ts';
import { isLoopback } from './rules/loopback.ts';
import { enumOf } from './rules/enum.ts';
import { fields, listOf, Mismatch, record, text, within, type Read } from './rules/read.ts';

/** Any names, their values alike. */
const recordOf =
  <Value>(read: Read<Value>): Read<Record<string, Value>> =>
  (value) =>
    Object.fromEntries(
      Object.entries(record(value)).map(([name, one]) => [name, within(name, () => read(one))]),
    );

/** An https origin such as `https://data.example`; http only to loopback, for development. What follows the host is taken off. */
const origin: Read<string> = (value) => {
  const written = text(value);
  if (!URL.canParse(written)) throw new Mismatch('must be an https origin');
  const url = new URL(written);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (isSafe) return url.origin;
  throw new Mismatch(`must be an https origin, not ${url.origin === 'null' ? url.protocol : url.origin}`);
};

const webAddress: Read<string> = (value) => {
  const address = text(value);
  if (!address || /^https?:/.test(URL.canParse(address) ? new URL(address).protocol : '')) return address;
  throw new Mismatch('must be an http(s) address');
};

/** The message never repeats the key, since it may end up in a log. */
const aesKey: Read<string> = (value) => {
  const key = text(value);
  if (key === '' || [16, 24, 32].includes(new TextEncoder().encode(key).length)) return key;
  throw new Mismatch('must be empty or 16, 24 or 32 bytes long');
};

type Checks<Of> = { [Name in keyof Of]-?: Read<Exclude<Of[Name], undefined>> };

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
};

const settings: Checks<PortalSettings> = {
  api: text,
  portal: webAddress,
  org: text,
  locale: enumOf('zh-CN', 'en'),
  theme: enumOf('auto', 'light', 'dark'),
  brand: text,
  texts: recordOf(text),
  paths: recordOf(text),
  cookieName: text,
  cookieDomain: text,
  clientCredential: text,
  signSecret: text,
  smsKey: text,
  passwordKey: aesKey,
  uploadApplicationId: text,
  uploadUserId: text,
  avatarBase: text,
  links: strict<Partial<PortalLinks>>(links),
  tokenOrigins: listOf(origin),
  tokenHandover: enumOf('key', 'token'),
  dashboardUserId: text,
  collectPath: text,
  exemptMessages: listOf(text),
};

/** Checks the settings and fills in the defaults; throws an error that names the setting and what is wrong with it. */
export function readConfig(given: unknown): PortalConfig {
  try {
    return completeConfig(strict<PortalSettings>(settings)(given ?? {}));
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const name = error.path.map(String).join('.') || 'settings';
    throw new Error(`portal configuration: ${name}: ${error.message}`, { cause: error });
  }
}

/** Reads what is given. A misspelt setting would be as silent as a missing one, so it is refused. */
function strict<Of extends object>(checks: Checks<Of>): Read<Of> {
  const readers: Record<string, Read<unknown>> = checks;
  return (value) => {
    const given = Object.entries(record(value)).filter(([, one]) => one !== undefined);
    const known = given.flatMap(([name]) => (Object.hasOwn(readers, name) ? [[name, readers[name]]] : []));
    const read = fields(Object.fromEntries(known) as Record<string, Read<unknown>>)(
      Object.fromEntries(given),
    );
    const unknown = given.find(([name]) => !Object.hasOwn(readers, name));
    if (unknown) throw new Mismatch('there is no such setting', [unknown[0]]);
    return read as Of;
  };
}
