import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSanitizer } from '../../src/html/sanitize.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { SafeHtml } from '../../src/html/SafeHtml.tsx';
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
      origin={config.api}
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
    { row: { tag: 'portal-html' }, component: () => <SafeHtml html={html} origin="" /> },
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
