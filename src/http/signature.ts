import type { Scalar } from './endpoint.ts';
import { MissingSettingError } from './errors.ts';

export interface SignedParts {
  /** All params of the call, query and body together. */
  params: Readonly<Record<string, Scalar>>;
  secret: string;
  token: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The path with its places filled, without the query. */
  url: string;
}

/** What is digested: the params sorted by name, then secret, token, timestamp and url. */
export function signatureText({ params, secret, token, timestamp, url }: SignedParts): string {
  const sorted = Object.keys(params)
    .sort()
    .map((name) => `${name}=${String(params[name])}`);
  return [...sorted, secret, token, timestamp, url].join('&');
}

// Loaded when a call needs it: few do.
async function md5(text: string): Promise<string> {
  const { default: SparkMD5 } = await import('spark-md5');
  return SparkMD5.hash(text).toUpperCase();
}

/** The uppercase MD5 of a signed call. */
export function sign(parts: SignedParts): Promise<string> {
  return md5(signatureText(parts));
}

/** What a signed call has in its headers beside the others; params that are no scalars are not signed. */
export async function signedHeaders({
  params,
  secret,
  ...parts
}: Pick<SignedParts, 'secret' | 'token' | 'url'> & { params: Readonly<Record<string, unknown>> }) {
  if (!secret) throw new MissingSettingError('signSecret');
  const timestamp = Date.now();
  const signature = await sign({ ...parts, secret, timestamp, params: scalars(params) });
  return [
    ['timestamp', String(timestamp)],
    ['signature', signature],
  ] as const;
}

function scalars(values: Readonly<Record<string, unknown>>): Record<string, Scalar> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Scalar] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

/** The key that accompanies a mobile number where an SMS is asked for: the uppercase MD5 of number and secret. */
export function mobileKey(mobile: string, secret: string): Promise<string> {
  return md5(mobile + secret);
}
