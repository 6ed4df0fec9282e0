// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { routes } from '#host/app/routing/routes.ts';
import { fillTemplate } from '#host/server/first-html.ts';
import { nginxConfig } from '#host/server/nginx-config.ts';
import { findPage } from '#host/server/page-map.ts';
import { pageMap } from '#host/server/route-map.ts';

const map = pageMap(routes);

describe('the page of a path', () => {
  it.each([
    ['/', 'home', 200],
    ['/index', 'home', 200],
    ['/Index', 'home', 200],
    ['/index/', 'home', 200],
    ['/login', 'login', 200],
    ['/login/index', 'login', 200],
    ['/homePage/12', 'homePage', 200],
    ['/about/FAQ', 'aboutFaq', 200],
    ['/space/workbench', 'workbench', 200],
    ['/404', 'notFound', 404],
    ['/no/such/page', 'notFound', 404],
    ['/homePage', 'notFound', 404],
  ])('%s: %s with %i', (path, page, status) => {
    expect(findPage(map, path)).toMatchObject({ page, status });
  });

  it('is the same in the configuration of nginx', () => {
    const lines = [...nginxConfig(map).matchAll(/^ {2}"~\*(.+)" (\w+);$/gm)];
    const nginxPage = (path: string) =>
      lines.find(([, pattern = '']) => new RegExp(pattern, 'i').test(path))?.[2] ?? 'notFound';
    expect(lines.length).toBeGreaterThan(80);
    for (const route of routes) {
      const path = route.path.replaceAll(/:\w+/g, '7');
      expect(nginxPage(path), path).toBe(findPage(map, path).page);
    }
    expect(nginxPage('/no/such/page')).toBe('notFound');
  });
});

describe('the HTML of a first paint', () => {
  const template = `<!doctype html>
<html lang="zh-CN">
  <head>
    <title>x</title>
    <script type="module" src="/assets/entry.js"></script>
    <link rel="stylesheet" href="/assets/main.css">
  </head>
  <body>
    <div id="portal"></div>
  </body>
</html>`;
  const page = {
    locale: 'en',
    page: 'login',
    access: 'all',
    title: 'Log in',
    html: '<p>$& here</p>',
    modules: [],
    firstPaintScript: 'assets/first-paint.js',
    main: 'assets/main.js',
    scripts: ['assets/entry.js', 'assets/main.js', 'assets/login.js'],
    styles: ['assets/main.css', 'assets/login.css'],
    laterStyles: ['assets/login.css', 'assets/later.css'],
  } as const;

  it('has language, title, first paint, and the files of its page once each', () => {
    const html = fillTemplate(template, { ...page, modules: [] });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Log in</title>');
    expect(html).toContain('<div id="portal" data-page="login" data-access="all"><p>$& here</p></div>');
    expect(html.match(/entry\.js/g)).toHaveLength(1);
    expect(html.match(/main\.js/g)).toHaveLength(1);
    expect(html.match(/main\.css/g)).toHaveLength(1);
    expect(html).toContain('<link rel="stylesheet" href="/assets/login.css">');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/main.js">');
    // A browser fetches nothing of a template: the entry does, after the first paint.
    const later = /<template id="later">(.*)<\/template>/s.exec(html)?.[1];
    expect(later).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/login.js">');
    expect(later).toContain(
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/later.css">',
    );
    expect(html.match(/login\.css/g)).toHaveLength(1);
    expect(html).toMatch(/<\/template>\s*<\/head>/);
    // Blocking, and before the style sheets, so that it runs before the first paint.
    expect(html.indexOf('<script src="/assets/first-paint.js"></script>')).toBeLessThan(
      html.indexOf('stylesheet'),
    );
  });

  it('has the files of the details apart, which the same path shows with an id', () => {
    const details = {
      scripts: ['assets/main.js', 'assets/details.js'],
      laterStyles: ['assets/login.css', 'assets/details.css'],
    };
    const html = fillTemplate(template, { ...page, modules: [], details });
    const later = /<template id="later-details">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    expect([...later.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/details.css',
      '/assets/details.js',
    ]);
  });

  it('is the built page with all this in its places, and keeps what stood there', () => {
    const small = `<!doctype html>
<html lang="zh-CN">
  <head>
    <!-- kept -->
    <title>x</title>
    <script type="module" src="/assets/entry.js"></script>
  </head>
  <body>
    <div id="portal"></div>
  </body>
</html>`;
    const html = fillTemplate(small, { ...page, modules: [], details: { scripts: [], laterStyles: [] } });
    const [before = '', note = '', after = ''] = html.split(
      /(<div class="portal-unsupported">[^]*<\/div>\s*)(?=<div id="portal")/,
    );
    expect(note).toContain('portal-unsupported');
    expect((before + after).replaceAll(/>\s+</g, '>\n<').split('\n')).toEqual([
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<!-- kept -->',
      '<title>Log in</title>',
      '<script src="/assets/first-paint.js"></script>',
      '<link rel="stylesheet" href="/assets/main.css">',
      '<link rel="stylesheet" href="/assets/login.css">',
      '<script type="module" src="/assets/entry.js" fetchpriority="low"></script>',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/main.js">',
      '<template id="later">',
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/later.css">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/login.js">',
      '</template>',
      '<template id="later-details">',
      '</template>',
      '</head>',
      '<body>',
      '<div id="portal" data-page="login" data-access="all"><p>$& here</p></div>',
      '</body>',
      '</html>',
    ]);
  });

  it('needs a place for it', () => {
    expect(() => fillTemplate('<html lang="zh-CN"></html>', { ...page, modules: [] })).toThrow(
      'index.html has no',
    );
  });
});
