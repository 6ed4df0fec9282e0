/**
 * Whether this browser is recent enough, by features that came with the versions in package.json's `browserslist`: MathML
 * with Chromium 109, constructed style sheets with Safari 16.4, container queries with Firefox 110.
 */
export const isSupported = (): boolean =>
  'MathMLElement' in window &&
  'adoptedStyleSheets' in document &&
  CSS.supports('container-type: inline-size');
