import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSanitizer } from '#src/html/sanitize.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { eventually, show } from './widget.tsx';
import { expectHarmless, provoke, watchForScripts } from './harmless.ts';
import { corpus, hostileHtml } from './xss-corpus.ts';

const base = 'https://portal.example/page';
const sanitize = createSanitizer();

beforeEach(watchForScripts);
const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

/** Inserts the sanitized HTML into the page, where scripts would run if there were any. */
function place(html: string): HTMLElement {
  const element = document.createElement('div');
  element.append(sanitize(html, base));
  document.body.append(element);
  places.push(element);
  return element;
}

describe('HTML of the server', () => {
  test.each(corpus.map((html) => [html]))('nothing runs: %s', async (html) => {
    const element = place(html);
    provoke(element);
    expectHarmless(element);
  });

  test('nothing has run a moment later', async () => {
    for (const html of corpus) place(html);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(globalThis.fired).toEqual([]);
  });

  test('nothing runs of generated HTML', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const element = place(html);
        expectHarmless(element);
        element.remove();
      }),
      { numRuns: 1500 },
    );
    expect(globalThis.fired).toEqual([]);
  });

  // Every attribute and rule by which some element requests a URL.
  const requesting = (url: string) => [
    `<img src="${url}">`,
    `<img srcset="${url} 1x" src="${url}">`,
    `<image src="${url}">`,
    `<picture><source srcset="${url}"><img src="${url}"></picture>`,
    `<input type="image" src="${url}">`,
    `<video src="${url}" poster="${url}" autoplay></video>`,
    `<video><source src="${url}"><track default src="${url}"></video>`,
    `<audio src="${url}" preload="auto"></audio>`,
    `<iframe src="${url}"></iframe><object data="${url}"></object><embed src="${url}">`,
    `<link rel="stylesheet" href="${url}"><link rel="prefetch" href="${url}">`,
    `<style>@import "${url}"; p { background: url("${url}") }</style>`,
    `<p style="background:url('${url}')">x</p>`,
    `<body background="${url}"><table background="${url}"><tr><td background="${url}">x</table>`,
    `<svg><image href="${url}"/><use href="${url}#x"/><feImage xlink:href="${url}"/></svg>`,
    `<math><mglyph src="${url}"/></math>`,
    `<script src="${url}"></script><meta http-equiv="refresh" content="0;url=${url}">`,
    `<a ping="${url}" href="${url}">x</a><blockquote cite="${url}">x</blockquote>`,
  ];
  const logouts = [
    '/api/auth/user/logout',
    `${location.origin}/api/auth/user/logout`,
    `//${location.host}/api/auth/user/logout`,
    '/%61pi/auth/user/logout',
    '/x/../api/auth/user/logout',
    '\\api\\auth/user/logout',
    '/api/auth/user/logout?backurl=/',
    '/hkw/api/category',
    '/pxapp/api/x',
    '/proxy/wechat/userinfo',
  ];
  const isLogout = (url: string) =>
    URL.canParse(url, location.href) &&
    /^\/(api|%61pi|hkw|pxapp|proxy)\/(auth|api|wechat)\//.test(new URL(url, location.href).pathname);
  const requested = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin));

  test('requests nothing of the API', async () => {
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(10_000);
    const html = [...logouts.flatMap(requesting), '<img src="/harmless-marker.png">'];
    for (const one of html) {
      const element = document.createElement('div');
      element.append(sanitize(one, location.href));
      document.body.append(element);
      places.push(element);
    }
    // The last picture is requested, so those before it would have been.
    await eventually(() =>
      expect(requested()).toContainEqual(expect.stringMatching(/harmless-marker\.png$/)),
    );
    expect(requested().filter(isLogout)).toEqual([]);
  });

  test('requests nothing of the API, whatever it is woven into', () => {
    const call = fc.constantFrom(...logouts).chain((url) => fc.constantFrom(...requesting(url)));
    fc.assert(
      fc.property(hostileHtml, call, hostileHtml, (before, html, after) => {
        const sanitized = sanitize(before + html + after, location.href);
        for (const element of sanitized.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) {
            const isLink = element.localName === 'a' && name === 'href';
            if (!isLink && isLogout(value))
              expect(['alt', 'title', 'cite'], element.outerHTML).toContain(name);
          }
        }
        expect(sanitized.querySelectorAll('[srcset], [style], [poster], [ping]')).toHaveLength(0);
      }),
      // The address of this picture only contains that of a call.
      { numRuns: 1000, examples: [["<img src='", '<img src="/api/auth/user/logout">', "'>"]] },
    );
  });

  test('what a rich text is made of stays', () => {
    const html =
      '<h2>标题</h2><p>一<strong>二</strong><br>三</p><ol><li>步骤</li></ol>' +
      '<table><thead><tr><th scope="col">类型</th></tr></thead><tbody><tr><td colspan="2">课程</td></tr></tbody></table>';
    expect(place(html).innerHTML).toBe(html);
  });

  test.each([
    ['/space/myData', 'https://portal.example/space/myData'],
    ['https://other.example/x', 'https://other.example/x'],
    ['//other.example/x', 'https://other.example/x'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java&#10;script:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
  ])('a link to %s', (href, expected) => {
    expect(place(`<a href="${href}">去</a>`).querySelector('a')?.getAttribute('href')).toBe(expected);
  });

  test('an address stays only where it belongs', () => {
    const html = '<a src="javascript:alert(1)" href="/a">去</a><p href="/x" src="/y">文</p>';
    expect(place(html).innerHTML).toBe(
      '<a href="https://portal.example/a" target="_blank" rel="noopener noreferrer nofollow">去</a><p>文</p>',
    );
  });

  test('a picture of another scheme is left out, the text around it stays', () => {
    const element = place('<p>前<img src="data:image/svg+xml,x" alt="图">后</p>');
    expect(element.innerHTML).toBe('<p>前后</p>');
  });
});

function Sample() {
  const { config } = usePortal();
  return (
    <SafeHtml
      server={config}
      html={
        '<p>学时<a href="/space">说明</a><img src=x onerror="fired.push(1)"></p><style>*{display:none}</style>'
      }
    />
  );
}

describe('shown', () => {
  test('is sanitised in its place', async () => {
    const row = { tag: 'portal-html-sample', summary: '' } as const;
    const { findByRole, host } = show('React', { row, component: Sample });
    const link = await findByRole<HTMLAnchorElement>('link', { name: '说明' });
    expect(link.href).toBe('http://sandbox.localhost/space');
    expect(link.target).toBe('_blank');
    const root = host.shadowRoot ?? host;
    expect(root.querySelector('style')).toBeNull();
    await eventually(() => expect(globalThis.fired).toEqual([]));
  });
});

test('a link whose address was refused looks like the text around it', async () => {
  const html = '<p>请<a href="javascript:alert(1)">点击这里</a>或<a href="/help">查看帮助</a></p>';
  const { host, findByText, findByRole } = show(
    'React',
    {
      row: { tag: 'portal-html' },
      component: () => <SafeHtml html={html} server={{ api: '', paths: {} }} />,
    },
    {},
  );
  const look = (element: Element) => {
    const { color, textDecorationLine, cursor } = getComputedStyle(element);
    return { color, textDecorationLine, cursor };
  };
  const refused = await findByText('点击这里');
  const link = await findByRole('link', { name: '查看帮助' });
  const text = host.querySelector('p') as HTMLElement;
  await eventually(() => expect(look(link)).not.toEqual(look(text)));
  expect(look(refused)).toEqual(look(text));
});
