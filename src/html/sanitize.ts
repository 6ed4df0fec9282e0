import createPurifier, { type Config } from 'dompurify';
import { mediaUrl } from '../rules/media-url.ts';
import { safeUrl } from '../rules/safe-url.ts';

/**
 * Sanitizes server HTML; relative URLs in it are resolved against `base`, and pictures are no calls (`MediaUrl`).
 * `paths`: `PortalConfig.paths`.
 */
export type Sanitize = (
  html: string,
  base: string,
  paths?: Readonly<Record<string, string>>,
) => DocumentFragment;

const tags =
  'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
  'hr i img ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead time tr u ul';
const attributes =
  'alt colspan datetime dir height href lang reversed rowspan scope span src start title width';

/**
 * Style, id, class and name are removed, so that the HTML can neither imitate nor reference the page around
 * it.
 */
const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Creates a separate DOMPurify instance, so that hooks of other scripts cannot change the result. Needs a
 * browser.
 */
export function createSanitizer(): Sanitize {
  const purifier = createPurifier(window);
  let base: string;
  let paths: Readonly<Record<string, string>> | undefined;

  const resolve = (safe: string) => safe && new URL(safe, base).href;

  purifier.addHook('afterSanitizeAttributes', (element) => {
    const href = element.localName === 'a' ? resolve(safeUrl(element.getAttribute('href'), base)) : '';
    const src = resolve(mediaUrl(element.getAttribute('src'), base, paths));
    element.removeAttribute('href');
    element.removeAttribute('src');
    if (href) {
      element.setAttribute('href', href);
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (element.localName !== 'img') return;
    if (!src) return element.remove();
    element.setAttribute('src', src);
    element.setAttribute('loading', 'lazy');
    element.setAttribute('referrerpolicy', 'no-referrer');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  });

  return (html, seenFrom, replaced) => {
    base = seenFrom;
    paths = replaced;
    return purifier.sanitize(html, config);
  };
}
