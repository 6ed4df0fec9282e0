/** The Content-Security-Policy of every page: nothing inline, nothing from other origins but pictures over https. */
export function contentSecurityPolicy(api = ''): string {
  const origin = URL.canParse(api) ? ` ${new URL(api).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: https:${origin}`,
    `connect-src 'self'${origin}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Adds the security headers of a response; HTML gets the content policy too. */
export function withSecurityHeaders(response: Response, api?: string): Response {
  const { headers } = response;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(api));
  }
  return response;
}
