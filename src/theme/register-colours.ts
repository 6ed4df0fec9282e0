import css from './registered-colours.css?inline';

const registered = new WeakSet<Document>();

/**
 * Registers the colours in a document whose shadow roots use them. By script: a shadow root cannot register properties,
 * and the page gets no stylesheet of ours. The text is empty in a build that extracts the stylesheets into files.
 */
export function registerColours(document: Document): void {
  const { defaultView } = document;
  if (!css || !defaultView || registered.has(document)) return;
  registered.add(document);
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  for (const rule of sheet.cssRules) {
    const { name, syntax, inherits, initialValue } = rule as CSSPropertyRule;
    try {
      defaultView.CSS.registerProperty({ name, syntax, inherits, initialValue: initialValue ?? undefined });
    } catch {
      // Another copy of this package has registered it, or the browser cannot.
    }
  }
}
