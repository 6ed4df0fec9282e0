import { isIP } from 'node:net';
import { logFormats, type LogFormat } from './observe/request-log.ts';
import type { BackEndOptions } from './production/real-back-end.ts';
import type { ServeOptions } from './serve.ts';

const defaultPort = 4173;

/** The options of a server that runs until it is told to stop. */
export interface RunOptions extends ServeOptions, Partial<BackEndOptions> {
  /** The file of run-time settings. */
  config?: string;
  /** How long it goes on answering after it has been told to stop, so that a balancer sends it nothing more. */
  stopDelayMs?: number;
}

/** All variables that the server reads; the documentation has a table of them. */
export const variables = [
  'PORT',
  'HOST',
  'PORTAL_API',
  'PORTAL_API_HEALTH',
  'PORTAL_CONFIG',
  'PORTAL_ADDRESS',
  'PORTAL_TRUST_PROXY',
  'PORTAL_LOG',
  'PORTAL_METRICS_PORT',
  'PORTAL_METRICS_HOST',
  'PORTAL_BODY_MAX_MB',
  'PORTAL_HEADER_MAX_KB',
  'PORTAL_STOP_DELAY_SECONDS',
] as const;

/** The former name of `PORTAL_TRUST_PROXY`, which is still understood. */
const formerTrust = 'TRUSTED_PROXIES';

type Variable = (typeof variables)[number] | typeof formerTrust;
type Environment = Readonly<Record<string, string | undefined>>;

/** The options that an operator gives by environment variables; throws with what is wrong. */
export function optionsFrom(environment: Environment): RunOptions {
  const read = readerOf(environment);
  const stopDelay = read.number('PORTAL_STOP_DELAY_SECONDS', 0, 300);
  const proxies = read.proxies('PORTAL_TRUST_PROXY') ?? read.proxies(formerTrust);
  return {
    port: read.number('PORT', 0, 65_535) ?? defaultPort,
    ...given('host', read.text('HOST')),
    ...given('api', read.address('PORTAL_API')),
    ...given('apiHealth', read.path('PORTAL_API_HEALTH')),
    ...given('config', read.text('PORTAL_CONFIG')),
    ...given('address', read.address('PORTAL_ADDRESS')),
    ...given('proxies', proxies),
    ...given('log', read.log('PORTAL_LOG')),
    ...given('metricsPort', read.number('PORTAL_METRICS_PORT', 0, 65_535)),
    ...given('metricsHost', read.text('PORTAL_METRICS_HOST')),
    ...given('bodyMaxMb', read.number('PORTAL_BODY_MAX_MB', 1, 100_000)),
    ...given('headerMaxKb', read.number('PORTAL_HEADER_MAX_KB', 4, 1024)),
    ...given('stopDelayMs', stopDelay && stopDelay * 1000),
  };
}

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

/** Each method reads a variable; undefined where it is not set or empty. */
function readerOf(environment: Environment) {
  const text = (name: Variable) => environment[name] || undefined;
  /** Throws in both languages unless the value is `right`. */
  const checked = (name: Variable, right: (value: string) => boolean, chinese: string, english: string) => {
    const value = text(name);
    if (value === undefined || right(value)) return value;
    throw new Error(`${name} 必须是${chinese} / ${name} must be ${english}: ${value}`);
  };
  return {
    text,
    number(name: Variable, least: number, most: number): number | undefined {
      const isRight = (value: string) =>
        /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
      const value = checked(
        name,
        isRight,
        ` ${least} 到 ${most} 的整数`,
        `a whole number from ${least} to ${most}`,
      );
      return value === undefined ? undefined : Number(value);
    },
    address: (name: Variable) => checked(name, isHttpAddress, ' http(s) 地址', 'an http(s) address'),
    path: (name: Variable) =>
      checked(name, (value) => /^\/(?!\/)/.test(value), '以 / 开头的路径', 'a path that begins with /'),
    log: (name: Variable) => {
      const isFormat = (value: string) => (logFormats as readonly string[]).includes(value);
      const value = checked(
        name,
        isFormat,
        ` ${logFormats.join('、')} 之一`,
        `one of ${logFormats.join(', ')}`,
      );
      return value as LogFormat | undefined;
    },
    proxies(name: Variable): string[] | undefined {
      const list = (value: string) => value.split(/[\s,]/).filter(Boolean);
      const areRight = (value: string) => list(value).every(isAddressRange);
      const value = checked(name, areRight, ' IP 地址或网段', 'IP addresses or ranges');
      return value === undefined ? undefined : list(value);
    },
  };
}

const isHttpAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** E.g. `127.0.0.1`, `10.0.0.0/8` or `fd00::/8`. */
function isAddressRange(entry: string): boolean {
  const [ip = '', bits, ...rest] = entry.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
