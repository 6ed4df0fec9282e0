import type { Page } from 'playwright';

/** The kinds of text that a hostile server, or another user of it, may write into any field. */
export const hostileTexts: readonly string[] = [
  '<img src="data:,x" onerror="canary()"><script>canary()</script><svg onload="canary()">',
  '"><a href="javascript:canary()" style="position:fixed;inset:0;z-index:9999">x</a><!--',
  '\u202Egnp.exe\u202D \u2066\u2067‏x',
  '\u200B\u200D\uFEFF\u2060\u00AD',
  'W'.repeat(10_000),
  '\uD83D x \uDE00\uD800',
  '=HYPERLINK("https://evil.invalid/","x")+cmd|\' /C calc\'!A0',
  '{{constructor.constructor("canary()")()}}${canary()}\u0000\u0007\u001b[31m\r\n\t',
];

/** HTML in a field that holds HTML. */
const hostileHtml = [
  '<script>canary()</script><img src="/api/auth/user/logout"><img src="data:,x" onerror="canary()">',
  '<a href="javascript:canary()">x</a><svg><use href="/api/auth/user/logout"/></svg><math><mtext><style>*{display:none}</style>',
  '<form action="/api/auth/user/logout"><button>x</button></form><iframe srcdoc="<script>parent.canary()</script>"></iframe>',
  `<div style="position:fixed;inset:0;z-index:99999;background:url(/api/auth/user/logout)">x</div><base href="//evil.invalid/">`,
  `<table width="9999"><tr><td>${'W'.repeat(10_000)}</td></tr></table><pre>${'W'.repeat(10_000)}</pre>`,
  '<meta http-equiv="refresh" content="0;url=//evil.invalid/"><link rel="stylesheet" href="/api/auth/user/logout"><video src="/api/auth/user/logout" autoplay></video>',
];

/** Addresses where an address is expected. None of them may be requested, or run. */
const hostileAddresses = [
  'javascript:canary()',
  '/api/auth/user/logout',
  ' java\nscript:canary()',
  '/x/..%2f%61pi/auth/user/logout',
  'data:text/html,<script>parent.canary()</script>',
  '\\api\\auth/user/logout',
  'vbscript:canary()',
  '/%2561pi/auth/user/logout',
];

declare global {
  interface Window {
    /** The signs that something has run. */
    canaries: string[];
  }
}

/**
 * Makes every JSON answer of the API hostile, in each page that opens from now on: each field of text has the next of the
 * texts, from the first one on.
 */
export async function makeHostile(page: Page, texts: readonly string[], first = 0): Promise<void> {
  // The policy would stop what runs, and hide it from the test.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.addInitScript(
    ({ texts, html, addresses, first }) => {
      window.canaries = [];
      Reflect.set(window, 'canary', () => window.canaries.push(new Error('it ran').stack ?? ''));
      let turn = first;
      const next = (list: readonly string[]) => list[turn++ % list.length] ?? '';
      // oxlint-disable-next-line no-control-regex -- a text of the sandbox is Chinese, an id or a code is ASCII.
      const isText = (text: string) => /[^\u0000-\u007f]/.test(text);
      const hostile = (value: unknown): unknown => {
        if (typeof value === 'string') {
          if (/^\s*</.test(value)) return value + next(html);
          if (/^(https?:\/)?\/./.test(value)) return next(addresses);
          return isText(value) ? next(texts) : value;
        }
        if (Array.isArray(value)) return value.map(hostile);
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one)]));
      };
      const send = window.fetch;
      window.fetch = async (...given) => {
        const response = await send(...given);
        const isAnswer = !response.url.endsWith('/portal.config.json');
        if (!isAnswer || !response.headers.get('content-type')?.includes('json')) return response;
        const body = JSON.stringify(hostile(await response.json()));
        return new Response(body, { status: response.status, headers: response.headers });
      };
    },
    { texts, html: hostileHtml, addresses: hostileAddresses, first },
  );
}

/** The actions in view of the page that a pointer could not reach, as they are named. */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hits = (element: Element, x: number, y: number): boolean => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      return !!found && (element.contains(found) || found.contains(element));
    };
    // A title of nothing but unseen characters names no link.
    const hasText = (element: Element) =>
      /[^\p{C}\p{Z}]/u.test(element.textContent) || element.querySelector('svg, img');
    const flaws: string[] = [];
    const isClipped = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const looked = new Map<string, number>();
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A link within the page comes into view with the focus.
      // The heads of a table are unseen where its rows are cards.
      if (
        isClipped(element) ||
        element.closest('[inert], [aria-hidden=true]') ||
        element.getAttribute('href')?.startsWith('#')
      )
        continue;
      // Rows are alike: three actions of a kind stand for all.
      const kind = `${element.className} ${element.parentElement?.className}`;
      looked.set(kind, (looked.get(kind) ?? 0) + 1);
      if ((looked.get(kind) ?? 0) > 3) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link may cover more than its text.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const boxes = [element, isStretched ? element.offsetParent : null]
        .flatMap((one) => [...(one?.getClientRects() ?? [])])
        .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
        .slice(0, 40);
      const name = `${element.localName} ${element.className} “${(element.ariaLabel ?? element.textContent).slice(0, 20)}”`;
      const isReached = boxes.some((box) => {
        const x = box.left + Math.min(box.width, window.innerWidth) / 2;
        const y = Math.max(1, Math.min(box.top + box.height / 2, window.innerHeight - 2));
        return hits(element, x, y);
      });
      if (!isReached && hasText(element)) flaws.push(`${name} cannot be reached`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return flaws;
  });

/** The innermost elements that make the page scroll sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) =>
        (one.getBoundingClientRect().right > width + 1 || one.scrollWidth > one.clientWidth + 1000) &&
        !isClipped(one),
    );
    const innermost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
    const nameOf = (one: Element | null) => `${one?.localName}.${one?.getAttribute('class') ?? ''}`;
    return [
      ...new Set(
        innermost.map(
          (one) =>
            `${nameOf(one)} in ${nameOf(one.parentElement)} in ${nameOf(one.parentElement?.parentElement ?? null)}`,
        ),
      ),
    ];
  });
