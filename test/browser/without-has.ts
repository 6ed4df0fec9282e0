import { onTestFinished } from 'vitest';

/**
 * Makes the style sheets of a root apply as in a browser that does not know `:has()` (Firefox before 121): rules with it
 * are left out, and those of `@supports not selector(:has(a))` apply. Ends with the test.
 */
export function withoutHas(root: Document | ShadowRoot): void {
  const { adoptedStyleSheets } = root;
  const written = [...root.styleSheets].filter((sheet) => !sheet.disabled);
  for (const sheet of written) sheet.disabled = true;
  root.adoptedStyleSheets = [...written, ...adoptedStyleSheets].map(({ cssRules }) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync(textOf(cssRules));
    return copy;
  });
  onTestFinished(() => {
    for (const sheet of written) sheet.disabled = false;
    root.adoptedStyleSheets = adoptedStyleSheets;
  });
}

const textOf = (rules: CSSRuleList): string => [...rules].map(textOfRule).join('\n');

function textOfRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':has(') ? '' : rule.cssText;
  if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
  const inside = textOf(rule.cssRules);
  if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has(')) {
    return rule.conditionText.startsWith('not ') ? inside : '';
  }
  return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
}
