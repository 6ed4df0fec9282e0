import { referrerPolicies } from './referrer-policy.ts';
import type { PortalSettings } from '#src/config.ts';

type Origins = Pick<PortalSettings, 'api' | 'mediaOrigins' | 'reportTo'>;

/** The brand studio is the only page with frames, and they show pages of its own site. */
export const framing = { page: '/brand.html', policy: "; frame-src 'self'" } as const;

/**
 * The Content-Security-Policy of every page: nothing inline, nothing from other origins but pictures and videos over
 * https. hls.js plays through `blob:`, and fetches its playlists itself, so these need a configured origin, as reports do. Scripts can
 * create no Trusted Types policy but that of the sanitizer; the cropper needs markup from strings, so it is not required.
 */
export function contentSecurityPolicy({ api = '', mediaOrigins = [], reportTo = '' }: Origins = {}): string {
  const origins = (...urls: string[]) =>
    urls.map((url) => (URL.canParse(url) ? ` ${new URL(url).origin}` : '')).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: https:${origins(api)}`,
    `media-src 'self' blob: https:${origins(api, ...mediaOrigins)}`,
    `connect-src 'self'${origins(api, ...mediaOrigins, reportTo)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    'trusted-types dompurify',
  ].join('; ');
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Of every response; nginx sends them too. `referrerPolicy` is stricter for the pages of the log-in. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': referrerPolicies.other,
};

/** Of every page beside its content policy. Windows that the portal opens keep their handle, those that open it do not. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Sent over https alone: the browser never asks this host over http again for a year. */
export const transportSecurity = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** The content types of documents, which a browser would run the scripts of. */
export const documentTypes =
  /^(text\/html|text\/xml|application\/xml|application\/xhtml\+xml|image\/svg\+xml)/i;

interface Served {
  origins?: Origins;
  /** The browser knows the portal by an https address. */
  isHttps?: boolean;
  path?: string;
}

/** Adds the security headers that a response lacks; a back end may state its own policies for its own pages. */
export function withSecurityHeaders(
  response: Response,
  { origins, isHttps = false, path }: Served = {},
): Response {
  const { headers } = response;
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  headers.delete('X-Content-Type-Options');
  for (const [name, value] of Object.entries(securityHeaders)) add(name, value);
  if (isHttps) add(...transportSecurity);
  if (documentTypes.test(headers.get('content-type') ?? '')) {
    const frames = path === framing.page ? framing.policy : '';
    add('Content-Security-Policy', contentSecurityPolicy(origins) + frames);
    for (const [name, value] of Object.entries(pageHeaders)) add(name, value);
  }
  return response;
}
