// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { cachingOf } from '#host/server/caching.ts';
import { forwardedHeaders } from '#host/server/caller.ts';
import { nginxConfig } from '#host/server/nginx-config.ts';
import { contentSecurityPolicy, pageHeaders } from '#host/server/security-headers.ts';

/** Made within each test, so that a mutant of it is noticed by the tests alone. */
const config = () =>
  nginxConfig([
    { pattern: '^\\/$', page: 'home', status: 200 },
    { pattern: '^\\/login\\/index\\/?$', page: 'login', status: 200 },
    { pattern: '^\\/404\\/?$', page: 'notFound', status: 404 },
  ]);

/** The directives of a location, in order. */
function directivesOf(location: string): string[] {
  const start = config().indexOf(`  location ${location} {\n`);
  expect(start, location).toBeGreaterThan(0);
  const block = config().slice(start, config().indexOf('\n  }\n', start));
  return block
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

/** The value that a map of nginx makes of another: by its exact rows, then its patterns in order, then its default. */
function mapped(name: string, value: string): string | undefined {
  const [, block = ''] = new RegExp(`\\nmap [^\\n]* \\$${name} \\{\\n([^]*?)\\n\\}`).exec(config()) ?? [];
  const rows = [...block.matchAll(/^ {2}("(?:[^"\\]|\\.)*"|\S+) (.*);$/gm)].map(([, from = '', to = '']) => ({
    from: from.replace(/^"(.*)"$/, '$1'),
    to: to.replace(/^"(.*)"$/, '$1'),
  }));
  const matches = ({ from }: { from: string }) =>
    from.startsWith('~') &&
    new RegExp(from.replace(/^~\*?/, ''), from.startsWith('~*') ? 'i' : '').test(value);
  return (
    rows.find(({ from }) => from === value) ??
    rows.find(matches) ??
    rows.find(({ from }) => from === 'default')
  )?.to;
}

describe('the headers of nginx', () => {
  const secure = [
    'add_header X-Content-Type-Options "nosniff" always;',
    'add_header Strict-Transport-Security "$portal_transport_security" always;',
  ];

  it('of the pages are those of our own server', () => {
    expect(directivesOf('/')).toEqual(
      expect.arrayContaining([
        ...secure,
        `add_header Content-Security-Policy "${contentSecurityPolicy()}$portal_framing" always;`,
        ...Object.entries(pageHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
        'add_header Referrer-Policy "$portal_referrer_policy" always;',
        'add_header Cache-Control $portal_cache always;',
      ]),
    );
  });

  test.each(['/cdn/', '= /portal.config.json', '= /healthz'])(
    'of %s are those of every answer',
    (location) => {
      expect(directivesOf(location)).toEqual(
        expect.arrayContaining([...secure, 'add_header Referrer-Policy "strict-origin" always;']),
      );
    },
  );

  test.each([
    ['http', ''],
    ['https', 'max-age=31536000'],
  ])('over %s ask for https: "%s"', (scheme, value) => {
    expect(mapped('portal_transport_security', scheme)).toBe(value);
  });

  test.each([
    ['/login/index?a=1', 'no-referrer'],
    ['/LOGIN', 'no-referrer'],
    ['/login?token=1', 'no-referrer'],
    ['/login_backyard', 'strict-origin'],
    ['/index', 'strict-origin'],
  ])('of %s send the referrer by %s', (address, policy) => {
    expect(mapped('portal_referrer_policy', address)).toBe(policy);
  });

  test.each([
    ['/brand.html', "; frame-src 'self'"],
    ['/brand.html/x', ''],
    ['/index', ''],
  ])('of %s let it frame: "%s"', (path, policy) => {
    expect(mapped('portal_framing', path)).toBe(policy);
  });

  test.each(['/assets/main-1.js', '/cdn/0.2.0/portal.js', '/cdn/portal.js', '/index'])(
    'of %s let it be kept as long as our own server does',
    (path) => expect(mapped('portal_cache', path)).toBe(cachingOf(path)),
  );

  test.each([
    ['|text/html; charset=utf-8', true],
    ['|image/svg+xml', true],
    ['|application/json', false],
    ["default-src 'self'|text/html", false],
  ])('of a call that answers "%s" have our policies: %s', (answered, isOurs) => {
    const policies = { 'Content-Security-Policy': contentSecurityPolicy(), ...pageHeaders };
    for (const [name, value] of Object.entries(policies)) {
      const variable = `portal_call_${name.toLowerCase().replaceAll('-', '_')}`;
      expect(mapped(variable, answered), name).toBe(isOurs ? value : '');
      expect(config()).toContain(`    add_header ${name} $${variable} always;\n`);
    }
  });

  it('of a call leave the policies that the back end states', () => {
    expect(mapped('portal_call_referrer_policy', '')).toBe('strict-origin');
    expect(mapped('portal_call_referrer_policy', 'no-referrer')).toBe('');
    expect(mapped('portal_call_transport_security', '')).toBe('$portal_transport_security');
    expect(mapped('portal_call_transport_security', 'max-age=1')).toBe('');
  });
});

describe('a path', () => {
  test.each([
    ['/', 'home'],
    ['/Login/Index/', 'login'],
    ['/404', ''],
    ['/none', ''],
  ])('%s has the prerendered page "%s"', (path, page) => expect(mapped('portal_page', path)).toBe(page));

  test.each([
    ['image|/api/auth/user/logout', '1'],
    ['iframe|/pxapp/api/x', '1'],
    ['image|/avatars/u-1.jpg', ''],
    ['image|/api/upload/1.png', ''],
    ['image|/api/upload/..;/x', '1'],
    ['empty|/api/auth/user/logout', ''],
    ['|/api/auth/user/logout', ''],
  ])('that markup requests, here %s, is refused where it is a call: "%s"', (request, refused) => {
    expect(mapped('portal_embedded_call', request)).toBe(refused);
  });

  it('of a call is found by its first segment', () => {
    const [, pattern = ''] = /location ~ (\S+) \{\n {4}if \(\$portal_embedded_call\)/.exec(config()) ?? [];
    expect(['/api/x', '/pxapp/x', '/hkw/a/b'].every((path) => new RegExp(pattern).test(path))).toBe(true);
    expect(['/apis/x', '/a/api/x', '/api'].some((path) => new RegExp(pattern).test(path))).toBe(false);
  });
});

describe('a call through nginx', () => {
  it('tells the back end the facts about its caller, and none that a client claims', () => {
    const [start] = [config().indexOf('proxy_pass BACK_END;')];
    const set = [
      ...config()
        .slice(start)
        .matchAll(/proxy_set_header (\S+) (.*);/g),
    ].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(set)).toEqual({
      ...Object.fromEntries(forwardedHeaders.map((name) => [name, '""'])),
      'x-forwarded-for': '$remote_addr',
      'x-forwarded-host': '$server_name',
      'x-forwarded-proto': '$portal_scheme',
      'x-request-id': '$portal_request_id',
    });
  });

  test.each([
    ['proxy-0001', '$http_x_request_id'],
    ['short', '$request_id'],
    ['two words of it', '$request_id'],
    ['', '$request_id'],
  ])('with the id "%s" has the id %s', (id, kept) => expect(mapped('portal_request_id', id)).toBe(kept));

  test.each([
    ['https://portal.example/login?token=1', 'https://portal.example'],
    ['no address', '-'],
  ])('is logged with the origin of its referrer alone: %s', (referrer, logged) => {
    const [, block = ''] = /map \$http_referer \$portal_logged_referrer \{([^}]*)\}/.exec(config()) ?? [];
    const [, source = ''] = /"~(.+)" \$portal_referrer;/.exec(block) ?? [];
    expect(new RegExp(source).exec(referrer)?.groups?.portal_referrer ?? '-').toBe(logged);
  });
});

describe('nginx', () => {
  const line = (name: string) => new RegExp(`^ *${name} (.*);$`, 'm').exec(config())?.[1];

  it('waits as long as our own server does', () => {
    expect(line('client_header_timeout')).toBe('30s');
    for (const name of ['client_body_timeout', 'send_timeout', 'proxy_send_timeout', 'proxy_read_timeout'])
      expect(line(name), name).toBe('75s');
  });

  it('packs texts, and says in which letters they are written', () => {
    const packed = (line('gzip_types') ?? '').split(' ');
    expect(packed).toEqual(
      expect.arrayContaining(['text/css', 'text/javascript', 'application/json', 'text/vtt']),
    );
    expect(packed.filter((type) => /^(text\/html|image\/png|video\/.*)$|;/.test(type))).toEqual([]);
    expect(new Set(packed).size).toBe(packed.length);
    const written = (line('charset_types') ?? '').split(' ');
    expect(written).toEqual(expect.arrayContaining(['text/css', 'text/vtt']));
    expect(written).not.toContain('image/png');
    expect(line('gzip_min_length')).toBe('1024');
  });

  it('knows the type of each file, by one line each', () => {
    const [, block = ''] = / {2}types \{\n([^]*?)\n {2}\}/.exec(config()) ?? [];
    const lines = block.split('\n');
    expect(lines).toContain('    text/html html;');
    expect(lines).toContain('    text/vtt vtt;');
    expect(lines.every((one) => /^ {4}[a-z]+\/[\w.+-]+ \w+;$/.test(one))).toBe(true);
  });

  it('shows the page that says so for an unknown path, in the language of the portal', () => {
    expect(line('error_page 404')).toBe('/pages/$portal_locale/notFound.html');
    expect(directivesOf('/')).toContain('try_files /pages/$portal_locale/$portal_page.html $uri =404;');
  });
});
