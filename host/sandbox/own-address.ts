import { isLoopback } from '../../src/rules/safe-url.ts';

/** An address to go on to, absolute; undefined unless it is on the sandbox's own origin or on this machine. */
export function ownAddress(address: string | undefined, request: Request): string | undefined {
  if (!address) return undefined;
  const origin = new URL(request.url).origin;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && (url.origin === origin || isLoopback(url.hostname)) ? url.href : undefined;
}
