import { setMedia } from '#src/rules/address-sinks.ts';
import { localMedia, mediaUrl, noMedia, shownMedia, type MediaUrl } from '#src/rules/media-url.ts';

export interface Logo {
  url: MediaUrl;
  width: number;
  height: number;
}

/** The proportions that the header has room for. */
const [TALLEST, WIDEST] = [1 / 4, 8];

export const isProportionate = ({ width, height }: Logo): boolean =>
  width / height >= TALLEST && width / height <= WIDEST;

/** A picture from elsewhere comes over https, as the content policy has it. */
export function logoUrl(address: string): MediaUrl {
  const url = mediaUrl(address.trim(), location.href);
  return url && /^https:$/.test(new URL(url, location.href).protocol) ? url : sameSite(url);
}

const sameSite = (url: MediaUrl) =>
  url && new URL(url, location.href).origin === location.origin ? url : noMedia;

/** The address of a file of this device, which is sent nowhere. */
export const fileUrl = (file: File): MediaUrl => localMedia(URL.createObjectURL(file));

/** Loads a picture before it takes the place of another; null if it cannot be shown. */
export async function loadLogo(url: MediaUrl): Promise<Logo | null> {
  if (!url) return null;
  const picture = new Image();
  setMedia(picture, url);
  try {
    await picture.decode();
  } catch {
    return null;
  }
  // An SVG without a size of its own has none here.
  return { url, width: picture.naturalWidth || 1, height: picture.naturalHeight || 1 };
}

/** The logo of the header, in the portal and as an element, and of the log-in. */
const logos = '[part~="logo"] img, .portal-entry-logo';

/**
 * Shows another logo in a page, as long as that stands; the header and the log-in ask the back end for theirs, and no style can
 * replace it.
 */
export function openLogo(page: Document): (logo: MediaUrl) => void {
  let shown: MediaUrl = noMedia;
  const own = new Map<HTMLImageElement, MediaUrl>();
  const replaceIn = (root: Document | ShadowRoot) => {
    for (const picture of root.querySelectorAll<HTMLImageElement>(logos)) {
      if (!shown && !own.has(picture)) continue;
      if (!own.has(picture)) own.set(picture, shownMedia(picture));
      const wanted = shown || own.get(picture);
      if (wanted && picture.src !== new URL(wanted, page.baseURI).href) setMedia(picture, wanted);
    }
  };
  const roots: (Document | ShadowRoot)[] = [];
  const watch = (root: Document | ShadowRoot) => {
    roots.push(root);
    replaceIn(root);
    new MutationObserver(() => replaceIn(root)).observe(root, { childList: true, subtree: true });
  };
  watch(page);
  void page.defaultView?.customElements.whenDefined('portal-header').then(() => {
    for (const { shadowRoot } of page.querySelectorAll('portal-header')) if (shadowRoot) watch(shadowRoot);
  });
  return (logo) => {
    shown = logo;
    roots.forEach(replaceIn);
  };
}
