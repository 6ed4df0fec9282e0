/** The content policy of every page: nothing inline, nothing from elsewhere but pictures over https. */
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

/** Adds what guards an answer in the browser; a page gets the content policy too. */
export function withSecurityHeaders(answer: Response, api?: string): Response {
  const { headers } = answer;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(api));
  }
  return answer;
}
