// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { contentSecurityPolicy, withSecurityHeaders } from '#host/server/security-headers.ts';

describe('the content policy', () => {
  it('allows the portal’s own files, and pictures and videos over https', () => {
    expect(contentSecurityPolicy().split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: https:",
      "media-src 'self' blob: https:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      'trusted-types dompurify',
    ]);
  });

  it('adds the configured origins, each where it is needed, and never a path', () => {
    const policy = contentSecurityPolicy({
      api: 'http://api.example/gateway',
      mediaOrigins: ['https://films.example/a', 'no address', 'http://more.example'],
      reportTo: 'https://reports.example/collect?key=1',
    }).split('; ');
    expect(policy).toContain("img-src 'self' data: blob: https: http://api.example");
    expect(policy).toContain(
      "media-src 'self' blob: https: http://api.example https://films.example http://more.example",
    );
    expect(policy).toContain(
      "connect-src 'self' http://api.example https://films.example http://more.example https://reports.example",
    );
  });
});

const headersOf = (headers: Record<string, string>, served?: Parameters<typeof withSecurityHeaders>[1]) =>
  Object.fromEntries(withSecurityHeaders(new Response(null, { headers }), served).headers);

describe('the security headers', () => {
  it('of an answer of no type are the two of every answer', () => {
    expect(headersOf({})).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    });
  });

  test.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'text/xml',
    'application/xml',
    'application/xhtml+xml',
    'image/svg+xml',
  ])('of a document, here %s, are a policy for its scripts, its features and its opener too', (type) => {
    expect(headersOf({ 'content-type': type })).toMatchObject({
      'content-security-policy': contentSecurityPolicy(),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*usb=\(\)$/),
    });
  });

  test.each(['application/json', 'text/plain', 'image/png', 'application/x-text/html'])(
    'of %s have none of these',
    (type) => {
      expect(headersOf({ 'content-type': type })).not.toHaveProperty('content-security-policy');
    },
  );

  it('never say less than nosniff, and leave the policies that a back end states', () => {
    const own = {
      'content-type': 'text/html',
      'x-content-type-options': 'none',
      'referrer-policy': 'no-referrer',
      'content-security-policy': 'sandbox',
      'permissions-policy': 'camera=(self)',
      'strict-transport-security': 'max-age=1',
    };
    expect(headersOf(own, { isHttps: true })).toEqual({
      ...own,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('ask for https where the portal is reached by it alone', () => {
    expect(headersOf({}, { isHttps: true })).toHaveProperty('strict-transport-security', 'max-age=31536000');
    expect(headersOf({}, { origins: {} })).not.toHaveProperty('strict-transport-security');
  });

  it('let the brand studio alone have frames, of its own site', () => {
    const policyOf = (path: string) =>
      headersOf({ 'content-type': 'text/html' }, { path })['content-security-policy'];
    expect(policyOf('/brand.html')).toBe(`${contentSecurityPolicy()}; frame-src 'self'`);
    for (const path of ['/', '/embed.html', '/brand.html/', '/brand-elements.html'])
      expect(policyOf(path)).toBe(contentSecurityPolicy());
  });

  it('name the origins of the settings in the policy', () => {
    const headers = headersOf({ 'content-type': 'text/html' }, { origins: { api: 'https://api.example' } });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example;");
  });
});
