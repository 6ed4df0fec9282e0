import type { ParamValue } from './endpoint.ts';
import { wallNow } from '../rules/wall-clock.ts';

export interface SignedParts {
  /** All params of the request, query and body together. */
  params: Readonly<Record<string, ParamValue>>;
  secret: string;
  token: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The path with its placeholders filled, without the query. */
  url: string;
}

/** The text that is digested: the params sorted by name, then secret, token, timestamp and url. */
export function signatureText({ params, secret, token, timestamp, url }: SignedParts): string {
  const sorted = Object.keys(params)
    .sort()
    .map((name) => `${name}=${String(params[name])}`);
  return [...sorted, secret, token, timestamp, url].join('&');
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

/** The extra headers of a signed request; only strings, numbers and booleans among the params are signed. */
export async function signedHeaders({
  params,
  secret,
  ...parts
}: Pick<SignedParts, 'secret' | 'token' | 'url'> & { params: Readonly<Record<string, unknown>> }) {
  const timestamp = wallNow();
  const signature = await sign({ ...parts, secret, timestamp, params: primitives(params) });
  return [
    ['timestamp', String(timestamp)],
    ['signature', signature],
  ] as const;
}

function primitives(values: Readonly<Record<string, unknown>>): Record<string, ParamValue> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, ParamValue] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

/** The key sent along with a mobile number when an SMS is requested: the uppercase MD5 of number and secret. */
export function mobileKey(mobile: string, secret: string): Promise<string> {
  return md5(mobile + secret);
}
