import { createContext, useContext, useLayoutEffect } from 'react';

/** Every stylesheet starts with this statement, so that the loading order never decides which layer wins. */
export const layers = '@layer portal.tokens, portal.base, portal.ui, portal.widgets;\n';

/** The document or shadow root that adopts the stylesheets of a widget. Null means the page's document. */
export const StyleRootContext = createContext<Document | ShadowRoot | null>(null);

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(layers + css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Adopts a stylesheet once per root; constructed stylesheets need no `unsafe-inline`. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  // The text is empty in a build that extracts the stylesheets into files.
  if (!css) return;
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/** Adopts a component's stylesheet (the text of an `?inline` import) in the root that it is rendered in. */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  useLayoutEffect(() => adoptStyles(root ?? document, css), [root, css]);
}
