import type { PortalSettings } from '../../src/config.ts';

type Origins = Pick<PortalSettings, 'api' | 'mediaOrigins'>;

/**
 * The Content-Security-Policy of every page: nothing inline, nothing from other origins but pictures and videos over
 * https. hls.js plays through `blob:`, and fetches its playlists itself, so these need a configured origin.
 */
export function contentSecurityPolicy({ api = '', mediaOrigins = [] }: Origins = {}): string {
  const origins = (...urls: string[]) =>
    urls.map((url) => (URL.canParse(url) ? ` ${new URL(url).origin}` : '')).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: https:${origins(api)}`,
    `media-src 'self' blob: https:${origins(api, ...mediaOrigins)}`,
    `connect-src 'self'${origins(api, ...mediaOrigins)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Of every response; nginx sends them too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Adds the security headers of a response; HTML gets the content policy too. */
export function withSecurityHeaders(response: Response, origins?: Origins): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(origins));
  }
  return response;
}
