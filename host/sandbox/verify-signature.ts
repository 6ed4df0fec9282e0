import SparkMD5 from 'spark-md5';
import type { ParsedRequest } from './parse.ts';
import { sandboxSettings } from './settings.ts';

const digest = (text: string) => SparkMD5.hash(text).toUpperCase();

/** Whether the signature fits: params sorted by name, then secret, token, timestamp and path, joined by `&`. */
export function isSigned(request: Request, { query, body }: ParsedRequest, token: string): boolean {
  const timestamp = request.headers.get('timestamp') ?? '';
  const params: [string, unknown][] = Object.entries({ ...query, ...body });
  const sorted = params
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`);
  const text = [...sorted, sandboxSettings.signSecret, token, timestamp, new URL(request.url).pathname].join(
    '&',
  );
  return timestamp !== '' && request.headers.get('signature') === digest(text);
}

/** Whether the key that accompanies a mobile number was made from it. */
export function isKeyOf(mobile: string, key: string): boolean {
  return key === digest(mobile + sandboxSettings.smsKey);
}
