import SparkMD5 from 'spark-md5';
import { signatureText } from '#src/http/signature.ts';
import type { ParsedRequest } from './parse.ts';
import { sandboxSettings } from './settings.ts';

const digest = (text: string) => SparkMD5.hash(text).toUpperCase();

/** Verifies the signature by the documented rules. */
export function isSigned(request: Request, { query, body }: ParsedRequest, token: string): boolean {
  const timestamp = request.headers.get('timestamp') ?? '';
  const text = signatureText({
    params: [query, body],
    secret: sandboxSettings.signSecret,
    token,
    timestamp: Number(timestamp),
    url: new URL(request.url).pathname,
  });
  return timestamp !== '' && request.headers.get('signature') === digest(text);
}

/** Verifies the key that accompanies a mobile number. */
export function isKeyOf(mobile: string, key: string): boolean {
  return key === digest(mobile + sandboxSettings.smsKey);
}
