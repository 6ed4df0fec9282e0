import { createContext, useContext, useLayoutEffect } from 'react';
import { layers } from './layers.ts';

/** The document or shadow root that takes a widget's style sheets. Null: the page's document. */
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

/** Adopts a style sheet once in a root; constructed sheets need no `unsafe-inline`. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  // A build that puts the sheets into files of their own leaves no text.
  if (!css) return;
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/** Brings a component's own style sheet (the text of an `?inline` import) to wherever it is shown. */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  useLayoutEffect(() => adoptStyles(root ?? document, css), [root, css]);
}
