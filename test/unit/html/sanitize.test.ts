// @vitest-environment jsdom
import { describe, expect, it, test, vi } from 'vitest';
import createPurifier from 'dompurify';
import { createSanitizer } from '#src/html/sanitize.ts';

// DOMPurify supports jsdom, and not happy-dom. The hostile corpus runs in real Chromium (test/browser/html.test.tsx); here is what stays, and what is added.

const base = 'https://portal.example/page';
const sanitize = createSanitizer();

function textOf(html: string, ...rest: [seenFrom?: string, paths?: Record<string, string>]): string {
  const [seenFrom = base, paths] = rest;
  const place = document.createElement('div');
  place.append(sanitize(html, seenFrom, paths));
  return place.innerHTML;
}

const partOf = (
  html: string,
  selector: string,
  ...rest: [seenFrom?: string, paths?: Record<string, string>]
) => {
  const [seenFrom = base, paths] = rest;
  return sanitize(html, seenFrom, paths).querySelector(selector);
};

describe('HTML of the server', () => {
  it('is a fragment for the page, of what a rich text is made of', () => {
    const html =
      '<h2>标题</h2><p>一<strong>二</strong><br>三</p><ol start="3" reversed=""><li>步骤</li></ol>' +
      '<table><tbody><tr><td colspan="2" rowspan="3">课程</td></tr></tbody></table>' +
      '<p lang="en" dir="ltr" title="t"><time datetime="2026-11-28">今天</time></p>';
    expect(sanitize(html, base)).toBeInstanceOf(DocumentFragment);
    expect(textOf(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>一</p><script>fired()</script>', '<p>一</p>'],
    ['a frame', '<p>一<iframe src="/x"></iframe></p>', '<p>一</p>'],
    ['a form, whose text stays', '<form action="/x"><p>一</p></form>', '<p>一</p>'],
    ['a handler', '<p onclick="fired()">一</p>', '<p>一</p>'],
    [
      'a look of its own, and names that the page uses',
      '<p style="color:red" id="a" class="b">一</p>',
      '<p>一</p>',
    ],
    ['marks for scripts', '<p data-widget="x">一</p>', '<p>一</p>'],
    ['marks for screen readers', '<p aria-hidden="true" role="button">一</p>', '<p>一</p>'],
  ])('loses %s', (_, html, expected) => {
    expect(textOf(html)).toBe(expected);
  });

  it('is cleaned by an instance of its own, which no script of the page can change', () => {
    const shared = createPurifier(window);
    shared.addHook('afterSanitizeAttributes', (element) => element.setAttribute('title', 'changed'));
    expect(textOf('<p>一</p>')).toBe('<p>一</p>');
    shared.removeAllHooks();
  });
});

describe('a link', () => {
  it('opens another page, which learns nothing of ours and is not recommended by it', () => {
    expect(textOf('<a href="/space?a=1#b">去</a>')).toBe(
      '<a href="https://portal.example/space?a=1#b" target="_blank" rel="noopener noreferrer nofollow">去</a>',
    );
  });

  test.each([
    ['https://other.example/x', 'https://other.example/x'],
    ['//other.example/x', 'https://other.example/x'],
    ['sub/page', 'https://portal.example/sub/page'],
  ])('to %s leads to %s', (href, expected) => {
    expect(partOf(`<a href="${href}">去</a>`, 'a')?.getAttribute('href')).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'mailto:a@b.example', ''])(
    'to %j is none: its text stays, as text',
    (href) => {
      expect(textOf(`<a href="${href}">去</a>`)).toBe('<a>去</a>');
    },
  );

  it('may lead to a call, which nothing requests until somebody clicks', () => {
    expect(partOf('<a href="/api/file">去</a>', 'a')?.getAttribute('href')).toBe(
      'https://portal.example/api/file',
    );
  });

  it('has no address of a picture, and no other element has one at all', () => {
    expect(
      textOf('<a href="/a" src="/b.png">去</a><p href="/x" src="/y">文</p><q src="/z" href="/z">引</q>'),
    ).toBe(
      '<a href="https://portal.example/a" target="_blank" rel="noopener noreferrer nofollow">去</a><p>文</p><q>引</q>',
    );
  });
});

describe('a picture', () => {
  it('is requested late, tells its server nothing of the page, and is silent where it has no text', () => {
    expect(textOf('<img src="/a.png">')).toBe(
      '<img src="https://portal.example/a.png" loading="lazy" referrerpolicy="no-referrer" alt="">',
    );
  });

  it('keeps its text and size', () => {
    const image = partOf('<img src="/a.png" alt="图" width="20" height="10">', 'img');
    expect([image?.getAttribute('alt'), image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(
      ['图', '20', '10'],
    );
  });

  it('leads nowhere', () => {
    const image = partOf('<img src="/a.png" href="/x">', 'img');
    expect([image?.hasAttribute('href'), image?.hasAttribute('target'), image?.hasAttribute('rel')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['of a call', '/api/auth/user/logout'],
    ['of a call, in other letters', '/%61pi/auth/user/logout'],
    ['of another scheme', 'data:image/svg+xml,x'],
    ['of nothing', ''],
  ])('%s is left out, and the text around it stays', (_, src) => {
    expect(textOf(`<p>前<img src="${src}" alt="图">后</p>`)).toBe('<p>前后</p>');
  });

  it('of a call at a path that the settings name is left out as well, and only with these settings', () => {
    const html = '<p>前<img src="/backend/log-out">后</p>';
    const paths = { '/api/auth/user/logout': '/backend/log-out' };
    expect(textOf(html, base, paths)).toBe('<p>前后</p>');
    expect(textOf(html)).toContain('src="https://portal.example/backend/log-out"');
  });
});

it('each text has the server of its own', () => {
  expect(partOf('<a href="/a">去</a>', 'a', 'https://one.example/')?.getAttribute('href')).toBe(
    'https://one.example/a',
  );
  expect(partOf('<a href="/a">去</a>', 'a', 'https://two.example/')?.getAttribute('href')).toBe(
    'https://two.example/a',
  );
});

it('a sanitizer needs the window of a browser only once', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  createSanitizer()('<p>一</p>', base);
  expect(parse).toHaveBeenCalled();
  parse.mockRestore();
});
