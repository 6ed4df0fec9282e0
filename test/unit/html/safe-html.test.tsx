// @vitest-environment jsdom
import { render, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { SafeHtmlContent } from '#src/html/SafeHtmlContent.tsx';
import { useSanitizer } from '#src/html/useSanitizer.ts';

// jsdom makes style sheets, but gives a document no place for them.
beforeAll(() => void Object.assign(document, { adoptedStyleSheets: [] }));

const server = { api: 'https://portal.example/backend/', paths: {} };
const text = '<p>学时<a href="space">说明</a></p><script>fired()</script>';

describe('a text of the server', () => {
  it('is sanitized before anybody sees it, and its links lead to the server', () => {
    const { container } = render(<SafeHtmlContent html={text} server={server} />);
    const html = container.querySelector('.portal-html');
    expect(html?.getAttribute('part')).toBe('html');
    expect(html?.className).toBe('portal-html');
    expect(html?.querySelector('script')).toBeNull();
    expect(html?.textContent).toBe('学时说明');
    expect(html?.querySelector('a')?.href).toBe('https://portal.example/backend/space');
  });

  it('of the page’s own server has links of the page', () => {
    const { container } = render(<SafeHtmlContent html={text} server={{ api: '', paths: {} }} />);
    expect(container.querySelector('a')?.href).toBe(new URL('space', location.href).href);
  });

  it('of a server below a path of this page has links to there', () => {
    const { container } = render(<SafeHtmlContent html={text} server={{ api: '/backend/', paths: {} }} />);
    expect(container.querySelector('a')?.href).toBe(new URL('/backend/space', location.href).href);
  });

  it('keeps the look that its page gives it', () => {
    const { container } = render(<SafeHtmlContent html={text} server={server} className="answer" />);
    expect(container.querySelector('.portal-html')?.className).toBe('portal-html answer');
  });

  it('gives way to the next one, which stands alone', () => {
    const { container, rerender } = render(<SafeHtmlContent html={text} server={server} />);
    rerender(<SafeHtmlContent html="<p>新</p>" server={server} />);
    expect(container.querySelector('.portal-html')?.innerHTML).toBe('<p>新</p>');
  });

  it('is shown anew for another server: by its address and by its calls', () => {
    const html = '<p><a href="/x">去</a><img src="/hidden/a.png"></p>';
    const { container, rerender } = render(<SafeHtmlContent html={html} server={server} />);
    rerender(<SafeHtmlContent html={html} server={{ ...server, api: 'https://other.example/' }} />);
    expect(container.querySelector('a')?.href).toBe('https://other.example/x');
    expect(container.querySelector('img')).not.toBeNull();
    const paths = { '/api/x': '/hidden/x' };
    rerender(<SafeHtmlContent html={html} server={{ api: 'https://other.example/', paths }} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('is not built again where only its page is', () => {
    const { container, rerender } = render(<SafeHtmlContent html={text} server={server} />);
    const link = container.querySelector('a');
    rerender(<SafeHtmlContent html={text} server={{ ...server }} className="answer" />);
    expect(container.querySelector('a')).toBe(link);
  });
});

describe('until the sanitizer is there', () => {
  /** A page that has shown no such text yet. */
  async function fresh() {
    vi.resetModules();
    return (await import('#src/html/SafeHtml.tsx')).SafeHtml;
  }

  it('five lines stand for the text, and a screen reader hears that it is loading', async () => {
    const SafeHtml = await fresh();
    const html = renderToString(<SafeHtml html={text} server={server} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('[role=status]')?.textContent).toContain('加载中');
    expect(page.querySelectorAll('svg')).toHaveLength(5);
    expect(page.body.textContent).not.toContain('学时');
  });

  it('the text waits, and then is shown', async () => {
    const SafeHtml = await fresh();
    const { container } = render(<SafeHtml html={text} server={server} />);
    expect(container.textContent).toContain('加载中');
    await waitFor(() => expect(container.querySelector('.portal-html')?.textContent).toBe('学时说明'));
  });

  it('which is a rich text, without marks for scripts and screen readers', async () => {
    const SafeHtml = await fresh();
    const rich =
      '<h2 title="标题">一</h2><table><tbody><tr><td colspan="2">二</td></tr></tbody></table><p>三</p>';
    const html = rich.replace('<p>', '<p data-widget="x" aria-hidden="true">');
    const { container } = render(<SafeHtml html={html} server={server} />);
    await waitFor(() => expect(container.querySelector('.portal-html')?.innerHTML).toBe(rich));
  });
});

describe('content below a text of the server', () => {
  /** The module with a sanitizer whose code has not come yet, and never does where it `fails`. */
  async function fresh(fails: boolean) {
    vi.resetModules();
    const module = await import('#src/html/SafeHtml.tsx');
    let come = () => {};
    let fail: (error: Error) => void = come;
    const load = vi.spyOn(module.SafeHtml, 'load').mockImplementation(
      () =>
        new Promise<void>((resolve, reject) => {
          [come, fail] = [resolve, reject];
        }),
    );
    const { useSanitizer: use } = await import('#src/html/useSanitizer.ts');
    return { use, load, settle: () => (fails ? fail(new Error('gone')) : come()) };
  }

  it.each([
    ['has come', false],
    ['cannot come', true],
  ])('waits until its code %s', async (_, fails) => {
    const { use, load, settle } = await fresh(fails);
    const { result } = renderHook(() => use());
    expect(result.current).toBe(false);
    expect(load).toHaveBeenCalledOnce();
    settle();
    await waitFor(() => expect(result.current).toBe(true));
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits for nothing where there is no text, and loads nothing until there is one', async () => {
    const { use, load, settle } = await fresh(false);
    const { result, rerender } = renderHook(({ isWanted }) => use(isWanted), {
      initialProps: { isWanted: false },
    });
    expect(result.current).toBe(true);
    expect(load).not.toHaveBeenCalled();
    rerender({ isWanted: true });
    expect(result.current).toBe(false);
    expect(load).toHaveBeenCalledOnce();
    settle();
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('waits for nothing once the code is there', async () => {
    await SafeHtml.load();
    const load = vi.spyOn(SafeHtml, 'load');
    const { result } = renderHook(() => useSanitizer());
    expect(result.current).toBe(true);
    expect(load).not.toHaveBeenCalled();
    load.mockRestore();
  });
});
