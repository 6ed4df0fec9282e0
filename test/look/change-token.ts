import type { Page } from 'playwright';

/** Gives a token another value on the whole page, in all shadow roots. */
export const changeToken = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(
    ([token, given]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.portal-root, .portal-own-scheme { --portal-${token}: ${given} !important }`);
      const dress = (root: Document | ShadowRoot) => {
        root.adoptedStyleSheets.push(sheet);
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) dress(shadowRoot);
      };
      dress(document);
    },
    [name, value],
  );
