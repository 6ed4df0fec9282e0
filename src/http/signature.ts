import { wallNow } from '../rules/wall-clock.ts';

export interface SignedParts {
  /** Of the query and of the body. */
  params: readonly (Readonly<Record<string, unknown>> | undefined)[];
  secret: string;
  token: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The path with its placeholders filled, without the query. */
  url: string;
}

const inName = /[&=[\]]|%(?=25|26|3D|5B|5D)/g;
const inValue = /&|%(?=25|26)/g;

type Pair = readonly [name: string, line: string];

/**
 * The text that is digested: the params sorted by name, then secret, token, timestamp and url. Two requests never share
 * one: a `&` within a value is escaped, and every value of an array or object has a line of its own. The documentation
 * (Settings, Signed requests) has the rules and examples.
 */
export function signatureText({ params, secret, token, timestamp, url }: SignedParts): string {
  const pairs = params.flatMap((values = {}) =>
    Object.entries(values).flatMap(([name, value]) => pairsOf(escape(name, inName), value)),
  );
  const lines = [...pairs].sort(byName).map(([, line]) => line);
  return [...lines, secret, token, timestamp, url].join('&');
}

/** The lines of a value: one of a scalar, `name[0]` or `name[key]` of each within an array or object; none of a file. */
function pairsOf(name: string, value: unknown): Pair[] {
  if (value === undefined || value instanceof Blob) return [];
  if (value === null) return [[name, name]];
  if (typeof value !== 'object') {
    return [[name, `${name}=${escape(String(value), inValue)}`]];
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return [[name, `${name}${Array.isArray(value) ? '[]' : '{}'}`]];
  return entries.flatMap(([key, one]) => pairsOf(`${name}[${escape(key, inName)}]`, one));
}

const byName = ([name, line]: Pair, [otherName, otherLine]: Pair) => {
  if (name !== otherName) return name < otherName ? -1 : 1;
  return line < otherLine ? -1 : 1;
};

/** Percent-encodes these characters alone, so that a plain value stays as it is. */
function escape(text: string, characters: RegExp): string {
  return text.replace(characters, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

// Loaded on demand, since few requests need it.
async function md5(text: string): Promise<string> {
  const { default: SparkMD5 } = await import('spark-md5');
  return SparkMD5.hash(text).toUpperCase();
}

/** The uppercase MD5 of a signed request. */
export function sign(parts: SignedParts): Promise<string> {
  return md5(signatureText(parts));
}

/** The extra headers of a signed request. */
export async function signedHeaders(parts: Omit<SignedParts, 'timestamp'>) {
  const timestamp = wallNow();
  return [
    ['timestamp', String(timestamp)],
    ['signature', await sign({ ...parts, timestamp })],
  ] as const;
}

/** The key sent along with a mobile number when an SMS is requested: the uppercase MD5 of number and secret. */
export function mobileKey(mobile: string, secret: string): Promise<string> {
  return md5(mobile + secret);
}
