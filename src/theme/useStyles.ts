import { createContext, useContext, useLayoutEffect } from 'react';
import { weakMemoize } from '../rules/weak-memoize.ts';

/** Every stylesheet starts with this statement, so that the loading order never decides which layer wins. */
export const layers = '@layer portal.tokens, portal.base, portal.ui, portal.widgets;\n';

/** The document or shadow root that adopts the stylesheets of a widget. Null means the page's document. */
export const StyleRootContext = createContext<Document | ShadowRoot | null>(null);

type StyleRoot = Document | ShadowRoot;

/** A document refuses stylesheets that were constructed for another, so each has its own. */
const sheetsOf = weakMemoize<Document, Map<string, CSSStyleSheet>>(() => new Map());
/** The styles that a root has adopted. */
const adoptedBy = weakMemoize<StyleRoot, Set<string>>(() => new Set());

function sheetOf(css: string, document: Document): CSSStyleSheet | undefined {
  const known = sheetsOf(document);
  let sheet = known.get(css);
  // A document without a window shows nothing.
  if (!sheet && document.defaultView) {
    sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(layers + css);
    known.set(css, sheet);
  }
  return sheet;
}

/** Adopts a stylesheet once per root; constructed stylesheets need no `unsafe-inline`. */
export function adoptStyles(root: StyleRoot, css: string): void {
  // The text is empty in a build that extracts the stylesheets into files.
  if (!css) return;
  adoptedBy(root).add(css);
  const sheet = sheetOf(css, root.ownerDocument ?? (root as Document));
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/** Adopts the styles of a root again: the browser drops them when it moves the root to another document. */
export function restoreStyles(root: StyleRoot): void {
  for (const css of adoptedBy(root)) adoptStyles(root, css);
}

/** Adopts a component's stylesheet (the text of an `?inline` import) in the root that it is rendered in. */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  useLayoutEffect(() => adoptStyles(root ?? document, css), [root, css]);
}
